/** The messages of the server as every title speaks them. What a title says more precisely, its own types say. */
import type * as server from '../lib/generated/protocol'
import type { LEVELS, NewGame as NewGameForm } from '../lib/generated/protocol'
import type { Title } from './game'

export type { Decision, Me, ScoreLine, ScoreSheet, Seat, SeatInfo, Summary } from '../lib/generated/protocol'
export { LEVELS } from '../lib/generated/protocol'
import type { Seat } from '../lib/generated/protocol'

/** A place in a picture with rows and columns. */
export type Cell = [row: number, column: number]
export type Goods<Good extends string = string> = Partial<Record<Good, number>>

/** One small step of a player. */
export interface AnyMove {
  type: string
}

/** What happened. These are the fields that the table itself knows; a title's events have more. */
export interface AnyEvent {
  event: string
  seat?: Seat
  space?: string
  goods?: Goods
  cause?: string | Record<string, string>
}

/** What every title shows of a player. */
export interface AnyPlayer {
  goods: Goods
  animals: Goods
  persons: number
  persons_at_home: number
  /** The points if the game ended now. */
  score: number
}

/** What lies and stands on an action space. */
export interface AnySpace {
  goods: Goods
  persons: Seat[]
}

/** What every title shows of a game. */
export interface AnyView {
  round: number
  phase: string
  over: boolean
  /** Everybody who is asked now. */
  asked: Seat[]
  start_seat: Seat
  spaces: Partial<Record<string, AnySpace>>
  players: AnyPlayer[]
  winners: Seat[]
}

/** What a move costs and brings, as far as it can be foreseen. */
export interface AnyPreview<Good extends string = string> {
  /** What is given: one of these. */
  pay?: Goods<Good>[]
  /** What comes in. */
  get?: Goods<Good>
  ends_turn?: boolean
  /** Whether something hidden comes to light, so that the move cannot be taken back. */
  reveals?: boolean
}

/** Something that is not possible, why, and what it would cost. */
export interface Blocked<T extends Title = Title> {
  move: T['move']
  pay?: Goods<T['good']>[]
  why: string
  rule: string
}

export interface LogLine<T extends Title = Title> {
  number: number
  seat: Seat
  event: T['event']
}

type Instead<T, Parts> = Omit<T, keyof Parts> & Parts

/** The game as a client gets to see it. */
export type State<T extends Title = Title> = Instead<
  server.State,
  {
    type: 'state'
    view: T['view']
    moves: T['move'][]
    exchanges: T['move'][]
    blocked: Blocked<T>[]
    previews: (T['preview'] | null)[]
    events: T['event'][]
    log: LogLine<T>[]
  }
>

/** What would come of a move. */
export type Trial<T extends Title = Title> = Instead<
  Extract<server.ServerMessage, { type: 'tried' }>,
  { move: T['move']; pay?: Goods<T['good']>[]; preview?: T['preview'] }
>

export type ServerMessage<T extends Title = Title> =
  Exclude<server.ServerMessage, { type: 'state' | 'tried' }> | State<T> | Trial<T>

type Moving<M> = Extract<server.ClientMessage, { type: M }>
export type ClientMessage<T extends Title = Title> =
  | Exclude<server.ClientMessage, { type: 'move' | 'try' }>
  | Instead<Moving<'move'>, { move: T['move'] }>
  | Instead<Moving<'try'>, { move: T['move'] }>

/** The judgement of one move by the strongest bot. */
export type Advice<T extends Title = Title> = Instead<server.Advice, { move: T['move'] }>

/** A level that people choose from. */
export type Level = (typeof LEVELS)[number]
export type SeatWish = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: Level }
export type NewGame = Instead<NewGameForm, { options?: Record<string, unknown>; seats: SeatWish[] }>
