/** The messages of the server: the Rust types, and a few names of our own for parts of them. */
import type * as server from './generated/protocol'
import type { Good, LEVELS, Move, NewGame as NewGameForm } from './generated/protocol'

export type {
  Blocked,
  CardView,
  Cell,
  ClientMessage,
  Crop,
  Decision,
  Good,
  Goods,
  Hint,
  House,
  Me,
  Move,
  PastureView,
  Preview,
  ScoreSheet,
  Seat,
  SeatInfo,
  Site,
  SpaceView,
  StallView,
  Summary,
} from './generated/protocol'
export type { Fences as FencePicture } from './generated/protocol'
export { DECKS, HARVESTS, LEVELS, MAJORS, ROUNDS } from './generated/protocol'

/** The kinds of goods in the order in which they are shown. */
export const GOODS = [
  'food',
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'sheep',
  'boar',
  'cattle',
  'horse',
  'fuel',
] as const satisfies readonly Good[]

export type MoveType = Move['type']
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

/** All fields that one of several forms has, those that not all have perhaps missing: for code that treats all alike. */
type Loose<Forms> = Pick<Forms, keyof Forms> & {
  [K in Forms extends unknown ? keyof Forms : never]?: Forms extends Record<K, infer V> ? V : never
}
type Instead<T, Parts> = Omit<T, keyof Parts> & Parts

/** What happened: a tag and fields that depend on it. */
export type Event = Loose<server.Event>
export type LogLine = Instead<server.LogLine, { event: Event }>
export type PlayerView = Instead<server.PlayerView, { hand: Loose<server.HandView> }>
export type View = Instead<server.View, { players: PlayerView[] }>
export type State = Instead<server.State, { type: 'state'; view: View; events: Event[]; log: LogLine[] }>
/** What would come of a move. */
export type Trial = Extract<server.ServerMessage, { type: 'tried' }>
export type ServerMessage = Exclude<server.ServerMessage, { type: 'state' }> | State

/** A level that people choose from. */
export type Level = (typeof LEVELS)[number]
export type SeatWish = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: Level }
export type NewGame = NewGameForm & { seats: SeatWish[] }
