/** The messages of the server, as the Rust types write them. */

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
] as const
export type Good = (typeof GOODS)[number]
export type Goods = Partial<Record<Good, number>>
export type Cell = [row: number, column: number]
export type Seat = number
export type House = 'wood' | 'clay' | 'stone'
export type Crop = 'grain' | 'vegetable'

export type Move =
  | { type: 'place'; space: string }
  | { type: 'choose'; option: string }
  | { type: 'first'; card: string }
  | { type: 'plow'; cell: Cell }
  | { type: 'sow'; cell?: Cell; card?: string; crop: Crop }
  | { type: 'room'; cell: Cell }
  | { type: 'stable'; cell: Cell }
  | { type: 'fence'; cells: Cell[] }
  | { type: 'renovate'; to: House }
  | { type: 'grow' }
  | { type: 'bake'; with: string; grain: number }
  | { type: 'improve'; card: string; returns?: string }
  | { type: 'occupation'; card: string }
  | { type: 'take'; goods: Goods }
  | { type: 'exchange'; with: string; give: Goods; get?: Goods; times: number }
  | { type: 'release'; animals: Goods }
  | { type: 'keep'; animals: Goods }
  | { type: 'pay'; option: number }
  | { type: 'feed'; food: number }
  | { type: 'breed'; young: Good[] }
  | { type: 'use'; card: string }
  | { type: 'hand_back'; card: string }
  | { type: 'pick'; card: string }
  | { type: 'discard'; card: string }
  | { type: 'swap'; draw: string }
  | { type: 'mulligan' }
  | { type: 'number'; n: number }
  | { type: 'space'; space: string }
  | { type: 'field'; seat: Seat; cell?: Cell; card?: string }
  | { type: 'number'; n: number }
  | { type: 'space'; space: string }
  | { type: 'field'; seat: Seat; cell?: Cell; card?: string }
  | { type: 'number'; n: number }
  | { type: 'space'; space: string }
  | { type: 'field'; seat: Seat; cell?: Cell; card?: string }
  | { type: 'number'; n: number }
  | { type: 'seat'; seat: Seat }
  | { type: 'space'; space: string }
  | { type: 'field'; seat: Seat; cell?: Cell; card?: string }
  | { type: 'number'; n: number }
  | { type: 'space'; space: string }
  | { type: 'field'; seat: Seat; cell?: Cell; card?: string }
  | { type: 'done' }

export type MoveType = Move['type']
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

/** What happened: a tag and fields that depend on it. */
export interface Event {
  event: string
  seat?: Seat
  space?: string
  goods?: Goods
  give?: Goods
  get?: Goods
  cell?: Cell
  cells?: Cell[]
  card?: string
  round?: number
  cause?: string | Record<string, string>
  [field: string]: unknown
}

export interface LogLine {
  number: number
  seat: Seat
  event: Event
}

export interface SpaceView {
  goods: Goods
  persons: Seat[]
}

export interface PastureView {
  cells: Cell[]
  stables: number
  capacity: number
}

export type Site = 'home' | { stable: Cell[] } | { pasture: Cell[] } | { card: string }

export interface StallView {
  at: Site
  animals: Goods
}

export interface CardView {
  card: string
  /** What grows on the card. */
  goods?: Goods
  mark?: number
  used?: boolean
}

export interface HandView {
  occupations: string[] | number
  minors: string[] | number
  /** The cards to choose from, while hands are drafted. */
  pack?: string[]
}

export interface FencePicture {
  h: string[]
  v: string[]
}

export interface PlayerView {
  goods: Goods
  animals: Goods
  house: House
  persons: number
  persons_at_home: number
  newborns: number
  begging: number
  bonus: number
  farm: string[]
  fences: FencePicture
  fences_left: number
  stables_left: number
  pastures: PastureView[]
  arrangement: StallView[]
  tableau: CardView[]
  hand: HandView
  round_goods: { round: number; goods: Goods }[]
  food_owed: number
  score: number
}

export interface View {
  mode: 'family' | 'full'
  edition: 'de' | 'nl'
  round: number
  phase: string
  over: boolean
  asked: Seat[]
  start_seat: Seat
  spaces: Record<string, SpaceView>
  round_order: (string | null)[]
  majors: string[]
  players: PlayerView[]
  winners: Seat[]
}

export interface Decision {
  seat: Seat
  prompt: string
  source?: string | null
  round: number
  phase: string
}

export interface Blocked {
  move: Move
  why: string
  rule: string
}

export interface SeatInfo {
  name: string
  kind: string
  level?: string | null
  connected?: boolean
}

export interface ScoreSheet {
  total: number
  lines: { category: string; points: number }[]
}

export interface State {
  type: 'state'
  number: number
  /** Grows with every change, also when moves are taken back. */
  revision?: number
  game: string
  you: Seat[]
  /** The seat with whose eyes this is seen. */
  seat?: Seat | null
  seats: SeatInfo[]
  view: View
  decision: Decision | null
  moves: Move[]
  exchanges: Move[]
  blocked: Blocked[]
  asked: Seat[]
  undo: { step: boolean; turn: boolean }
  events: Event[]
  log: LogLine[]
  /** Whether the log begins anew; otherwise these are only the new lines. */
  log_anew?: boolean
  scores: ScoreSheet[]
  over: boolean
}

export type ServerMessage =
  | State
  | { type: 'refused'; number: number; why: string; rule: string }
  | { type: 'error'; code: string; error: string }
  | { type: 'seats'; seats: SeatInfo[] }
  | { type: 'pong' }

export type ClientMessage =
  | { type: 'move'; number: number; revision?: number; seat: Seat; move: Move }
  | { type: 'undo'; seat: Seat; what: 'step' | 'turn' }
  | { type: 'look'; seat: Seat }
  | { type: 'ping' }

export interface Summary {
  id: string
  code: string
  game: string
  mode: string
  players: number
  round: number
  seats: SeatInfo[]
  your_turn: boolean
  over: boolean
  scores?: number[]
  updated: string
}

export interface Me {
  id: string
  name: string
  account: boolean | string | null
}

export type Level = 'easy' | 'medium' | 'hard'
export type SeatWish = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: Level }

export interface NewGame {
  game: 'agricola'
  options: Record<string, unknown>
  seats: SeatWish[]
  public: boolean
}

export interface Hint {
  moves: { move: Move; value: number; sure: number; visits: number }[]
}
