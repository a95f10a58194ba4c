/** The table a person sits at: what the server says, what the person is about to do, and looking back. */
import { adviceAt } from './advice'
import { Back } from './back/back.svelte'
import { Chain, type Step } from './chain.svelte'
import { Connection } from './connection.svelte'
import { Foresight } from './foresight.svelte'
import type { GameUi } from './game'
import type { Advice, Blocked, Cell, Seat, ServerMessage, State, Title } from './protocol'
import { onlyAnswer, sameMove } from './logic/moves'
import { pointOf } from './logic/targets'
import { goesOn, previewed, previewOf, type Previewed } from './logic/previews'
import { Pace } from './pace.svelte'
import { nameAt } from './faces'
import type { Reason } from './sentence'
import { settings } from './settings.svelte'
import { openTitle } from './title.svelte'
import { sitsAt, Together } from './together.svelte'
import { words } from './words.svelte'

export class Table<T extends Title = Title> {
  /** The game as it stands, as far as it has been shown. */
  now: State<T> | undefined = $state.raw()
  /** The game as it stood, while the person looks back. */
  past: State<T> | undefined = $state.raw()
  /** What the person is about to do; sent when confirmed. */
  draft: T['Move'][] = $state.raw([])
  /** Whether the draft is a proposal of the question itself: there is nothing to clear. */
  proposed = $state(false)
  /** Cells marked in the picture. */
  marked: Cell[] = $state.raw([])
  refused: Reason | undefined = $state.raw()
  /** What the strongest bot would do, the best first. */
  hints: Advice<T>[] | undefined = $state.raw()
  /** Whether a hint is on its way. */
  thinking = $state(false)
  /** The game that the people of this one play next. */
  rematch: { id: string } | undefined = $state.raw()
  /** The home somebody takes a closer look at. */
  closeUp: Seat | undefined = $state()
  /** The seat that sat here last, for handing the machine over. */
  sitting: Seat | undefined = $state()
  /** What the title brings, once it is here. */
  ui: GameUi<T> | undefined = $state.raw()
  /** Whether it is a game that there is no table for. */
  strange = $state(false)
  readonly connection: Connection<T>
  readonly foresight = new Foresight<T>(this)
  readonly back = new Back<T>(this)
  readonly together = new Together<T>(this)
  readonly pace = new Pace<T>((state) => {
    this.accept(state)
  })

  private readonly chain = new Chain<T>()
  private sent = false
  private opening = false

  /** What is on the screen. */
  shown = $derived(this.past ?? this.now)
  /** The question that the person at this screen can answer now. */
  decision = $derived(this.past ? null : (this.now?.decision ?? null))
  /** Several people at this browser, and it is another's turn: the screen is covered until they say so. */
  next: Seat | undefined = $derived.by(() => {
    const { now, decision, sitting } = this
    if (!now?.has_secrets || now.over || this.past || now.you.length < 2) return undefined
    const seat = decision?.seat ?? now.asked.find((asked) => now.you.includes(asked))
    // On a page that was just loaded nobody sits yet.
    if (sitting === undefined) return seat ?? now.you[0]
    return seat === sitting ? undefined : seat
  })
  handover = $derived(this.next !== undefined)
  /** Whose home is shown large. */
  own: Seat = $derived((this.past ? this.back.focus : undefined) ?? this.sitting ?? this.now?.you[0] ?? 0)
  kind: string | undefined = $derived(
    this.decision ? (this.ui?.kindOf(this.decision, this.now?.moves ?? []) ?? this.decision.ask) : undefined,
  )
  moves: T['Move'][] = $derived(this.decision && !this.handover ? (this.now?.moves ?? []) : [])
  exchanges: T['Move'][] = $derived(this.decision && !this.handover ? (this.now?.exchanges ?? []) : [])
  previews: Previewed<T>[] = $derived(this.now ? previewed(this.now) : [])
  blocked: Blocked<T>[] = $derived(this.decision ? (this.now?.blocked ?? []) : [])
  watching = $derived((this.now?.you.length ?? 0) === 0)
  /** Whether there is something to take back: on the screen, or at the table. */
  mayUndo = $derived((this.now?.undo.step ?? false) || (!this.proposed && this.draft.length + this.marked.length > 0))

  constructor(
    readonly id: string,
    private readonly arrived: (state: State) => void = () => undefined,
  ) {
    this.connection = new Connection<T>(`/api/games/${id}/ws`, (message) => {
      this.heard(message)
    })
  }

  close(): void {
    this.pace.stop()
    this.back.close()
    this.together.stop()
    this.connection.close()
  }

  seatName = (seat: Seat): string => nameAt(this.id, this.now?.seats ?? [], seat)

  private heard(message: ServerMessage<T>): void {
    if (message.type === 'state') {
      this.pace.waiting.push(message)
      if (this.ui) this.pace.start()
      else void this.open(message.game)
    } else if (message.type === 'tried' || message.type === 'foreseen') {
      this.foresight.hear(message)
    } else if (message.type === 'refused') {
      this.refuse(message)
    } else if (message.type === 'error') {
      this.refuse({ why: message.code })
    } else if (message.type === 'rematch') {
      this.rematch = { id: message.id }
    } else if (message.type === 'signal') {
      this.together.hear(message.seat, message.signal)
    } else if (message.type === 'seats' && this.now) {
      // States that wait to be shown are older than this.
      for (const state of this.pace.waiting) state.seats = message.seats
      this.now = { ...this.now, seats: message.seats }
    }
  }

  /** Fetches what the title brings; what happens meanwhile is shown afterwards. */
  private async open(game: string): Promise<void> {
    if (this.opening) return
    this.opening = true
    // What cannot be fetched now is asked for again when the connection is back.
    const ui = await openTitle<T>(game).catch(() => null)
    this.opening = false
    this.strange = ui === undefined
    this.ui = ui ?? undefined
    if (ui) this.pace.start()
  }

  private refuse(why: Reason): void {
    this.chain.steps = []
    this.sent = false
    this.refused = why
  }

  private accept(state: State<T>): void {
    const before = this.now
    if (state.log_anew === false && before) state.log = [...before.log, ...state.log]
    const same = before?.number === state.number && before.decision?.seat === state.decision?.seat
    this.now = state
    this.foresight.forget()
    this.sent = false
    words.mode = state.view.mode ?? ''
    if (!same) {
      this.draft = []
      this.proposed = false
      this.marked = []
      this.foresight.tryOut(undefined)
      this.hints = undefined
      this.refused = undefined
    }
    this.sitting = sitsAt(state, this.sitting)
    // After a new connection the server does not know who sits here.
    if (this.sitting !== undefined && state.seat !== this.sitting && state.you.includes(this.sitting))
      this.connection.send({ type: 'look', seat: this.sitting })
    if (before && state.number > before.number) this.arrived(state)
    this.goOn(state)
  }

  /** Sends what is left of a chain, or the answer that needs no thought. */
  private goOn(state: State<T>): void {
    if (!state.decision || this.handover) return
    const next = this.chain.next(state)
    if (next) this.send(next)
    if (next || !settings.auto || state.over) return
    const obvious = this.ui?.obvious(this) ?? onlyAnswer(state)
    if (!obvious || !this.chain.answersItself(state, obvious, this.movesAt('done')[0])) return
    if (goesOn(previewOf<Previewed>(this.previews, obvious)) || this.ui?.settled(obvious)) this.send(obvious)
    else this.choose(obvious)
  }

  private send(move: T['Move']): void {
    const decision = this.now?.decision
    if (!decision || !this.now || this.sent) return
    const { number, revision } = this.now
    const seen = revision === undefined ? {} : { revision }
    this.sent = this.connection.send({ type: 'move', number, ...seen, seat: decision.seat, move })
  }

  /** Does several steps one after the other; what is not possible any more is dropped. */
  play(...moves: T['Move'][]): void {
    this.carryOut(moves.map((move) => ({ move })))
  }

  private carryOut(steps: Step<T>[]): void {
    if (!this.now || steps.length === 0) return
    this.chain.steps = steps
    this.refused = undefined
    this.goOn(this.now)
  }

  /** Chooses a move: at once, or as a draft where a confirmation is wished at the end of a turn. */
  choose(move: T['Move']): void {
    this.refused = undefined
    const again = this.draft.length === 1 && this.draft[0] !== undefined && sameMove(this.draft[0], move)
    // A card is read before it is played; everything else waits only if it ends the turn or cannot be taken back.
    const last = !goesOn(previewOf<Previewed>(this.previews, move))
    const waits = settings.confirm && (last || this.decision?.ask === 'cards')
    if (again || !waits) this.play(move)
    else this.draft = [move]
  }

  /** The answers that are given by pointing at something. */
  movesAt(point: string): T['Move'][] {
    const { targets = [] } = this.now ?? {}
    return this.moves.filter((_, i) => targets[i] && pointOf(targets[i]) === point)
  }

  /** What a person points at for a move. */
  targetOf(move: T['Move']): T['Target'] | undefined {
    const all = this.now ? [...this.now.moves, ...this.now.exchanges] : []
    return this.now?.targets[all.findIndex((m) => sameMove(m, move))]
  }

  /** How often in a row an exchange can be made now. */
  timesOf(move: T['Move']): number {
    const at = this.now?.exchanges.findIndex((m) => sameMove(m, move)) ?? -1
    return this.now?.times[at] ?? 1
  }

  /** Why what a person points at cannot be used now. */
  blockOf(point: string): Blocked<T> | undefined {
    return this.blocked.find(({ target }) => pointOf(target) === point)
  }

  /** The person points at something: its only move is chosen, several are put up for choice; without any it says why. */
  point(moves: T['Move'][], why: Reason | undefined): void {
    const [first] = moves
    if (first && moves.length === 1) this.choose(first)
    else if (first) this.draft = [first]
    else if (why !== undefined) this.refused = why
  }

  /** The steps that carry out what is planned: none while it cannot be done. */
  private get planned(): Step<T>[] {
    return this.draft.length === 0 ? [] : (this.ui?.steps(this) ?? this.draft.map((move) => ({ move })))
  }

  get mayConfirm(): boolean {
    return this.planned.length > 0
  }

  confirm(): void {
    this.carryOut(this.planned)
  }

  /** Whether it can be left at that. */
  get mayLeave(): boolean {
    const { passed } = this.chain
    const follows = passed?.source !== undefined && passed.source === this.decision?.source
    const wasPassed = passed?.number === this.now?.number && follows
    return this.movesAt('done').length > 0 || (wasPassed && this.mayUndo)
  }

  /** Leaves it at that: here, or at the question that led here by itself. */
  leave(): void {
    const [done] = this.movesAt('done')
    if (done) this.play(done)
    else if (this.chain.passed && this.decision) {
      this.chain.steps = [this.chain.passed.leave]
      this.connection.send({ type: 'undo', seat: this.decision.seat, what: 'step' })
    }
  }

  /** Puts away what is on top: the hints, then the draft. */
  escape(): void {
    if (this.hints) this.hints = undefined
    else this.clear()
  }

  clear(): void {
    this.foresight.tryOut(undefined)
    this.draft = []
    this.marked = []
    this.refused = undefined
  }

  undo(what: 'step' | 'turn'): void {
    if (!this.proposed && (this.draft.length > 0 || this.marked.length > 0)) {
      this.clear()
      if (what === 'step') return
    }
    const seat = this.decision?.seat ?? this.sitting
    if (seat !== undefined) this.connection.send({ type: 'undo', seat, what })
  }

  /** The next person takes the seat at this screen. */
  takeOver(): void {
    const seat = this.next
    if (seat === undefined) return
    this.sitting = seat
    this.connection.send({ type: 'look', seat })
  }

  askHint = async (): Promise<void> => {
    const hints = await adviceAt(this)
    if (hints) this.hints = hints
  }

  /** Puts the best answer into the draft, as if the person had pointed at it. */
  async showBest(): Promise<void> {
    const [best] = (await adviceAt(this)) ?? []
    if (best) this.draft = [best.move]
  }

  /** Looks at the game after so many moves. */
  lookBack = (number: number): Promise<void> => this.back.look(number)

  /** Tells a bot that takes its time to move. */
  hurry(seat: Seat): void {
    this.connection.send({ type: 'hurry', seat })
  }

  get place(): number {
    return this.shown?.number ?? 0
  }
}
