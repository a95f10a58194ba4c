/** What would come of moves: the server is asked, and nothing is changed by asking. */
import { sameMove } from './logic/moves'
import type { ServerMessage, Title, Trial } from './protocol'
import type { Table } from './table.svelte'

type Answer<T extends Title> = Extract<ServerMessage<T>, { type: 'tried' | 'foreseen' }>

/** So long an answer is waited for: a server of an older version gives none, and nobody shall starve for that. */
const PATIENCE = 2000

export class Foresight<T extends Title> {
  /** What the server says of the move that is tried out. */
  trial: Trial<T> | undefined = $state.raw()
  private mind: T['Move'] | undefined
  /** What is known of moves in a row, by these moves, as long as the game stands as it does. */
  private known: Readonly<Record<string, T['Preview'][]>> = $state.raw({})
  private asked: string[] = []

  constructor(private readonly table: Table<T>) {}

  /** Asks what would come of a move; the answer is the trial. */
  tryOut(move: T['Move'] | undefined): void {
    if (move && this.mind && sameMove(move, this.mind)) return
    this.mind = move
    this.trial = undefined
    const seat = this.table.decision?.seat
    if (move && seat !== undefined) this.table.connection.send({ type: 'try', seat, move })
  }

  /** What each of several moves costs and brings after those before it: nothing until the server has said so, fewer where
   * something else comes between them or no answer comes. */
  inTurn(moves: T['Move'][]): T['Preview'][] | undefined {
    if (moves.length === 0) return []
    const key = JSON.stringify(moves)
    const seat = this.table.decision?.seat
    if (!this.known[key] && !this.asked.includes(key) && seat !== undefined)
      if (this.table.connection.send({ type: 'foresee', seat, moves })) {
        this.asked.push(key)
        setTimeout(() => this.giveUp(key), PATIENCE)
      }
    return this.known[key]
  }

  private giveUp(key: string): void {
    if (this.asked.includes(key) && !this.known[key]) this.known = { ...this.known, [key]: [] }
  }

  hear(answer: Answer<T>): void {
    if (answer.number !== this.table.now?.number) return
    if (answer.type === 'foreseen') this.known = { ...this.known, [JSON.stringify(answer.moves)]: answer.previews }
    else if (this.mind && sameMove(this.mind, answer.move)) this.trial = answer
  }

  /** The game has gone on, or the connection is a new one. */
  forget(): void {
    this.asked = []
    this.known = {}
  }
}
