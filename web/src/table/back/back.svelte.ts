/** Looking back: where rounds began, what was thought of the game, and playing it again like a film. */
import { course as askCourse, review as askReview } from '../api'
import { lookedBack } from '../past'
import type { Course, Review, ReviewedTurn, Seat, State, Title } from '../protocol'
import type { Table } from '../table.svelte'

/** How long a move stays in sight while the game is played again, in milliseconds. */
const STEP = 1000
/** How often it is asked how far a review has come. */
const AGAIN = 1500

export const SPEEDS = [1, 2, 4] as const

export class Back<T extends Title> {
  course: Course | undefined = $state.raw()
  review: Review<T> | undefined = $state.raw()
  playing = $state(false)
  speed: (typeof SPEEDS)[number] = $state(1)
  /** Whose home is shown large, if not one's own. */
  focus: Seat | undefined = $state()
  /** Where somebody wants to go on playing. */
  from: { number: number; seat: Seat } | undefined = $state.raw()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** Counts the looks back, so that only the last one is shown. */
  private lastLook = 0
  /** Where somebody wants to look, until it is there. */
  private wished: number | undefined = $state()

  constructor(private readonly table: Table<T>) {}

  close(): void {
    this.closed = true
    this.pause()
    clearTimeout(this.asking)
  }

  /** Fetches what is not known yet, as often as the game has grown. */
  async open(): Promise<void> {
    const { now, id } = this.table
    if (!now) return
    if (now.over && !this.review) {
      this.review = { progress: 0, turns: [], curve: [] }
      void this.ask()
    }
    if (this.course?.number === now.number) return
    // Without it one can still step from move to move.
    this.course = (await askCourse(id).catch(() => undefined)) ?? this.course
  }

  /**
   * Looks at the game after so many moves; at the last one: the present. A finished game ends with its last move, and after
   * that comes the result.
   */
  async look(number: number): Promise<void> {
    const { table } = this
    const { now } = table
    if (!now) return
    const wish = ++this.lastLook
    if (now.over ? number > now.number : number >= now.number) {
      this.pause()
      this.wished = undefined
      table.past = undefined
      this.focus = undefined
      return
    }
    void this.open()
    this.wished = number
    const then = await lookedBack(table.id, number, now, this.eyes(now))
    // Somebody who has looked elsewhere meanwhile is not called back.
    if (wish !== this.lastLook) return
    this.wished = undefined
    if (then) table.past = then
    else table.refused = { why: 'network' }
  }

  /** With whose eyes the past is seen: one's own, or when the game is over those of whoever is looked at. */
  private eyes(now: State<T>): Seat | undefined {
    const own = this.table.sitting ?? now.you[0]
    return now.over ? (this.focus ?? own) : own
  }

  /** Shows somebody's home large. */
  async lookAt(seat: Seat): Promise<void> {
    this.focus = seat
    if (this.table.past) await this.look(this.table.past.number)
  }

  /** Asks how to go on from a moment of the game, as somebody. */
  goOnFrom(number: number, seat = this.table.own): void {
    const { now } = this.table
    const you = now?.you ?? []
    this.pause()
    this.from = { number, seat: now?.over || you.includes(seat) ? seat : (you[0] ?? seat) }
  }

  private async ask(): Promise<void> {
    const found = await askReview<T>(this.table.id).catch(() => undefined)
    if (this.closed) return
    if (found) this.review = found
    if (!found || found.progress < 1) this.asking = setTimeout(() => void this.ask(), AGAIN)
  }

  /** The move that is looked at, or will be in a moment: from there the next step is counted. */
  get place(): number {
    return this.wished ?? this.table.place
  }

  get last(): number {
    return this.table.now?.number ?? 0
  }

  /** The number at which another round begins: the one before what is shown, or after it. */
  round(by: -1 | 1): number {
    const starts = (this.course?.rounds ?? []).map(({ number }) => number)
    const { place } = this
    return by < 0 ? (starts.findLast((n) => n < place) ?? 0) : (starts.find((n) => n > place) ?? this.last)
  }

  /** The turn that the move before what is shown belongs to, as far as it was reviewed. */
  get turn(): ReviewedTurn<T> | undefined {
    const { place } = this.table
    const began = this.course?.turns.findLast(({ number }) => number < place)
    return this.review?.turns.find(({ number }) => number === began?.number)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.play()
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  private async play(): Promise<void> {
    this.playing = true
    if (this.table.place >= this.last) await this.table.lookBack(0)
    this.next()
  }

  private next(): void {
    this.timer = setTimeout(() => {
      void this.table.lookBack(Math.min(this.table.place + 1, this.last)).then(() => {
        if (!this.playing) return
        if (this.table.place >= this.last) this.pause()
        else this.next()
      })
    }, STEP / this.speed)
  }
}
