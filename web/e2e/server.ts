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

/** A server that can be killed and started again on what it has stored, at the same address. */
export class Mortal {
  /** Where it is, once it has been started. */
  url = ''
  private child: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'hofwerk-mortal-'))

  async start(): Promise<void> {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host
    const options = ['serve', '--bind', address, '--data-dir', this.data, '--no-limits']
    const child = spawn(program(), options, { stdio: ['ignore', 'pipe', 'ignore'] })
    this.child = child
    // It says where it is when it is ready.
    for await (const text of child.stdout) {
      const [url] = /http:\/\/[\d.]+:\d+/.exec(String(text)) ?? []
      if (!url) continue
      this.url = url
      return
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
