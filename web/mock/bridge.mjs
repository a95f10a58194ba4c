// Talks to the Rust bridge: one JSON line there, one JSON line back, in order.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export class Bridge {
  constructor(program) {
    this.child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.waiting = []
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const { resolve, reject } = this.waiting.shift()
      const answer = JSON.parse(line)
      if (answer.ok) resolve(answer)
      else reject(answer.error)
    })
    process.on('exit', () => this.child.kill())
  }

  ask(request) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.child.stdin.write(JSON.stringify(request) + '\n')
    })
  }
}
