/** States come as fast as the server sends them, and are shown as fast as people can follow: one actor at a time. */
import { beatsOf, type Beat } from './logic/beats'
import type { State, Title } from './protocol'
import { mayMove, settings } from './settings.svelte'

/** How long things stay in sight, in milliseconds, at a normal pace. */
const TIMES = {
  /** A person was placed, with what it brings. */
  placed: 700,
  /** What follows of it. */
  follow: 280,
  round: 1100,
  harvest: 700,
  field: 1300,
  feeding: 1300,
  breeding: 1300,
}
const FACTOR = { calm: 1.8, normal: 1, instant: 0 }

export class Pace<T extends Title> {
  /** The moment that is on stage. */
  beat: Beat | undefined = $state.raw()
  /** Whether something is still to be shown. */
  busy = $state(false)
  /** What is still to be shown. */
  readonly waiting: State<T>[] = []
  private beats: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly accept: (state: State<T>) => void) {}

  /** Shows what waits, unless something stays in sight just now. */
  start(): void {
    if (this.timer === undefined) this.next()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Finishes what is running; nothing that waits is kept back any longer. */
  skip(): void {
    clearTimeout(this.timer)
    this.beats = []
    this.beat = undefined
    for (let state = this.waiting.shift(); state; state = this.waiting.shift()) this.accept(state)
    this.next()
  }

  private next(): void {
    this.timer = undefined
    this.beat = this.beats.shift()
    if (this.beat) {
      this.hold(TIMES[this.beat.kind])
      return
    }
    const state = this.waiting.shift()
    this.busy = state !== undefined
    if (state) this.show(state)
  }

  /** Shows a state; leaves it in sight for a moment if something moved in it that somebody should see. */
  private show(state: State<T>): void {
    this.accept(state)
    const still = !mayMove() || settings.pace === 'instant' || state.number === 0
    const told = state.events.some((e) => e.seat !== undefined)
    this.beats = still ? [] : beatsOf(state.events)
    const theirs = state.events.some((e) => e.seat !== undefined && !state.you.includes(e.seat))
    const more = this.waiting.length > 0 || this.beats.length > 0
    if (still || !told || !(theirs || more)) {
      this.next()
      return
    }
    this.hold(state.events.some((e) => e.event === 'placed') ? TIMES.placed : TIMES.follow)
  }

  private hold(time: number): void {
    this.busy = true
    // With many steps to come it goes faster, so that nobody waits for long.
    const hurry = Math.max(1, this.waiting.length / 6)
    this.timer = setTimeout(
      () => {
        this.next()
      },
      (time * FACTOR[settings.pace]) / hurry,
    )
  }
}
