/** The types of Agricola under the names that the client has for them. */
import type { Goods, Move } from '../../generated/agricola'
import { facts } from '../../generated/agricola-facts'
import type * as table from '../../generated/table'
export * from '../../generated/table'
export * from '../../generated/agricola'
export type { Advice, ClientMessage, Hint, LogLine, NewGame, ServerMessage, State } from '../../generated/agricola'

export const { decks: DECKS, rounds: ROUNDS, harvests: HARVESTS, majors: MAJORS } = facts

export type Blocked = table.Blocked<Move, Goods>
