/** States come as fast as the server sends them, and are shown as fast as people can follow. */
import type { State, Title } from './protocol'
import { mayMove } from './settings.svelte'

/** How long a person placed by another player stays in sight before the next step is shown, in milliseconds. */
const STEP_TIME = 650
/** What follows of it needs less. */
const FOLLOW_TIME = 250

export class Pace<T extends Title> {
  /** What is still to be shown. */
  readonly waiting: State<T>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly accept: (state: State<T>) => void) {}

  /** Shows what waits, unless something stays in sight just now. */
  start(): void {
    if (this.timer === undefined) this.show()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Shows the next state; leaves another player's move in sight for a moment if more is to come. */
  private show(): void {
    this.timer = undefined
    const state = this.waiting.shift()
    if (!state) return
    const theirs = state.events.some((e) => e.seat !== undefined && !state.you.includes(e.seat))
    this.accept(state)
    if (!theirs || !mayMove() || state.number === 0) {
      this.show()
      return
    }
    const placed = state.events.some((e) => e.event === 'placed')
    // With many steps to come it goes faster, so that nobody waits for long.
    const hurry = Math.max(1, this.waiting.length / 4)
    this.timer = setTimeout(
      () => {
        this.show()
      },
      (placed ? STEP_TIME : FOLLOW_TIME) / hurry,
    )
  }
}
