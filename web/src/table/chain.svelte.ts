/** Steps that follow each other without asking: those of a plan, and answers that need no thought. */
import { isListed } from './logic/moves'
import type { State, Title } from './protocol'

/** A step of a chain. With a prompt it is made only where that is asked, and left out elsewhere. */
export interface Step<T extends Title = Title> {
  move: T['Move']
  prompt?: string
}

export class Chain<T extends Title> {
  /** What is still to be done. */
  steps: Step<T>[] = []
  /** A question that was answered without asking though it could have been left: it still can, as long as what it led to is asked. */
  passed: { number: number; source: string | undefined; leave: Step<T> } | undefined = $state.raw()
  /** What was answered so since the person was last asked for a space: no question answers itself twice. */
  private answered: T['Move'][] = []

  /** The next step, if it can be made as the game stands; what does not follow is asked for. */
  next({ decision, moves, exchanges }: State<T>): T['Move'] | undefined {
    if (decision?.ask === 'spaces') this.answered = []
    const all = [...moves, ...exchanges]
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const asked = step.prompt === undefined || step.prompt === decision?.prompt
      if (asked && isListed(all, step.move)) return step.move
      if (step.prompt === undefined) this.steps = []
    }
    return undefined
  }

  /** Whether a question answers itself now; once it was left, it does not any more. */
  answersItself({ number, decision }: State<T>, move: T['Move'], done: T['Move'] | undefined): boolean {
    if (!decision || isListed(this.answered, move)) return false
    this.answered.push(move)
    if (done) {
      const leave = { move: done, prompt: decision.prompt }
      this.passed = { number: number + 1, source: decision.source, leave }
    }
    return true
  }
}
