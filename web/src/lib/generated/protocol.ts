/** The types of Agricola under the names that the client has for them. */
import { facts } from '../../generated/agricola-facts'
export * from '../../generated/table'
export * from '../../generated/agricola'
export type {
  Advice,
  Blocked,
  Question,
  ClientMessage,
  Hint,
  LogLine,
  NewGame,
  ServerMessage,
  State,
} from '../../generated/agricola'

export const { decks: DECKS, rounds: ROUNDS, harvests: HARVESTS, majors: MAJORS } = facts
