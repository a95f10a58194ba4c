/** The messages of the server as the table reads them, whatever the title. */
import type * as server from '../generated/table'
import type { CommonGoods, CommonPreview, CommonTarget, CommonView, GameTypes, LEVELS, Seat } from '../generated/table'

export type {
  Alone,
  Ask,
  CommonGoods,
  CommonView,
  Course,
  CurvePoint,
  DailyInfo,
  Ended,
  Field,
  HookForm,
  Me,
  NextForm,
  Notices,
  Outcome,
  Quiet,
  ScoreLine,
  ScoreSheet,
  Seat,
  SeatInfo,
  SeriesInfo,
  SeriesKind,
  Signal,
  Summary,
  Why,
  Wishes,
} from '../generated/table'
export { LEVELS, SIGNALS } from '../generated/table'

/** A place in a picture with rows and columns. */
export type Cell = [row: number, column: number]
export type Goods<Good extends string = string> = Partial<Record<Good, number>>

/** One small step of a player. */
export type AnyMove = GameTypes['Move']

/** What happened. These are the fields that the table itself looks at; a title's events have more. */
export interface AnyEvent {
  event: string
  seat?: Seat
  space?: string
  round?: number
  goods?: CommonGoods
  cause?: string | Record<string, string>
}

/** What a move costs and brings, as far as it can be foreseen. */
export type AnyPreview = CommonPreview

/** What a person points at to make a move. */
export type AnyTarget = CommonTarget

/** The types in which a title speaks: the generated ones, with all fields of its events in reach. */
export interface Title extends GameTypes {
  View: CommonView & { mode?: string }
  Event: AnyEvent
}

export type Blocked<T extends Title = Title> = server.Blocked<T>
/** Why somebody is asked, how it is answered, and what it is about. */
export type Question<T extends Title = Title> = server.Question<T>
export type LogLine<T extends Title = Title> = server.LogLine<T>
export type State<T extends Title = Title> = server.State<T>
export type ServerMessage<T extends Title = Title> = server.ServerMessage<T>
export type ClientMessage<T extends Title = Title> = server.ClientMessage<T>
/** What would come of a move. */
export type Trial<T extends Title = Title> = Extract<ServerMessage<T>, { type: 'tried' }>
/** The judgement of one move by the strongest bot. */
export type Advice<T extends Title = Title> = server.Advice<T>

/** What a strong player thinks of a finished game. */
export type Review<T extends Title = Title> = server.Review<T>
/** What it thinks of one turn. */
export type ReviewedTurn<T extends Title = Title> = server.Reviewed<T>

/** All fields that one of several forms has, those that not all have perhaps missing: for code that treats all alike. */
export type Loose<Forms> = Pick<Forms, keyof Forms> & {
  [K in Forms extends unknown ? keyof Forms : never]?: Forms extends Record<K, infer V> ? V : never
}
/** A type with some of its parts said in another way. */
export type Instead<T, Parts> = Omit<T, keyof Parts> & Parts

/** A level that people choose from. */
export type Level = (typeof LEVELS)[number]
export type SeatWish = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: Level }
export type NewGame = Instead<server.NewGame<Title>, { options?: Record<string, unknown>; seats: SeatWish[] }>
