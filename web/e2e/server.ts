/** The real server. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The one that cargo built last, or another one named by HOFWERK_BIN. */
export function program(): string {
  const named = process.env['HOFWERK_BIN']
  if (named) return named
  const built = ['release', 'debug'].map((profile) => join(import.meta.dirname, '../../target', profile, 'hofwerk'))
  const age = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const [latest] = built.filter((path) => age(path) > 0).sort((a, b) => age(b) - age(a))
  if (!latest) throw new Error('There is no server to play against; make one with: cargo build --release')
  return latest
}

/** A server that can be killed and started again on what it has stored. */
export class Mortal {
  private child: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'hofwerk-mortal-'))

  constructor(readonly address: string) {}

  async start(): Promise<void> {
    const options = ['serve', '--bind', this.address, '--data-dir', this.data, '--no-limits']
    this.child = spawn(program(), options, { stdio: 'ignore' })
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`http://${this.address}/health`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((wake) => setTimeout(wake, 100))
    }
    throw new Error('the server does not start')
  }

  /** As if the power had failed: nothing is tidied up. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = undefined
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
