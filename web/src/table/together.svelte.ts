/** Those at the table besides the person here: what they say, and who plays for whom. */
import { SvelteMap } from 'svelte/reactivity'
import type { ClientMessage, Seat, Signal, State, Title } from './protocol'

/** How long a signal stands beside who gave it, in milliseconds. */
const SAID_FOR = 5000

interface Seated<T extends Title> {
  now: State<T> | undefined
  connection: { send: (message: ClientMessage<T>) => boolean }
}

/** Who sits at this screen now: where nobody has anything to hide, it simply turns to whoever is asked. */
export function sitsAt(state: State, sitting: Seat | undefined): Seat | undefined {
  const { you, asked, decision } = state
  // In a lobby one's seat can change.
  if (you.length < 2) return you[0] ?? sitting ?? state.seat ?? undefined
  if (state.has_secrets || state.lobby) return sitting
  return decision?.seat ?? asked.find((seat) => you.includes(seat)) ?? sitting
}

export class Together<T extends Title> {
  /** What somebody has just said, by seat. */
  readonly said = new SvelteMap<Seat, Signal>()
  private hushes: Partial<Record<Seat, ReturnType<typeof setTimeout>>> = {}

  constructor(private readonly table: Seated<T>) {}

  /** Whether other people play too. */
  get company(): boolean {
    const { now } = this.table
    return now?.seats.some(({ kind }, seat) => kind === 'human' && !now.you.includes(seat)) ?? false
  }

  /** The seat of the person here for which a bot plays at the moment. */
  get standIn(): Seat | undefined {
    const { now } = this.table
    return now?.you.length === 0 ? (now.seat ?? undefined) : undefined
  }

  /** Says something to the others. */
  signal(signal: Signal): void {
    this.table.connection.send({ type: 'signal', signal })
  }

  /** Whether others may take back what they would like to. */
  consent(yes: boolean): void {
    this.table.connection.send({ type: 'consent', yes })
  }

  /** What somebody says stands beside them for a while. */
  hear(seat: Seat, signal: Signal): void {
    clearTimeout(this.hushes[seat])
    this.said.set(seat, signal)
    this.hushes[seat] = setTimeout(() => this.said.delete(seat), SAID_FOR)
  }

  stop(): void {
    for (const hush of Object.values(this.hushes)) clearTimeout(hush)
  }
}
