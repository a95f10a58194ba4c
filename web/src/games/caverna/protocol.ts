/** Caverna as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type { Title } from '../../table/game'
import type * as moves from '../../table/logic/moves'
import type * as previews from '../../table/logic/previews'
import type * as shared from '../../table/protocol'
import type { Table } from '../../table/table.svelte'

export type Cell = [number, number]
export type Crop = 'grain' | 'vegetable'
export type Good =
  | 'food'
  | 'wood'
  | 'stone'
  | 'ore'
  | 'ruby'
  | 'gold'
  | 'grain'
  | 'vegetable'
  | 'dog'
  | 'sheep'
  | 'donkey'
  | 'boar'
  | 'cattle'
export type Goods = Partial<Record<Good, number>>
export type Single = 'meadow' | 'field' | 'tunnel' | 'cavern'
export type Twin = 'meadow_field' | 'cavern_tunnel' | 'cavern_cavern'
export type Seat = number
export type Move =
  | { type: 'place'; space: string; dwarf: number }
  | { type: 'choose'; option: string }
  | { type: 'lay'; tile: Twin; cells: [Cell, Cell] }
  | { type: 'lay_single'; tile: Single; cell: Cell }
  | { type: 'sow'; cell: Cell; crop: Crop }
  | { type: 'furnish'; tile: string }
  | { type: 'pay'; option: number }
  | { type: 'put'; cell: Cell }
  | { type: 'fence_small'; cell: Cell }
  | { type: 'fence_large'; cells: [Cell, Cell] }
  | { type: 'stable'; cell: Cell }
  | { type: 'ore_mine'; cells: [Cell, Cell] }
  | { type: 'ruby_mine'; cell: Cell }
  | { type: 'forge'; strength: number }
  | { type: 'loot'; item: string }
  | { type: 'imitate'; space: string }
  | { type: 'buy'; good: Good }
  | { type: 'trade' }
  | { type: 'skip'; part: 'field' | 'breeding' }
  | { type: 'feed'; food: number }
  | { type: 'feed_dwarf'; with: Goods }
  | { type: 'breed'; young: Good[] }
  | { type: 'protect'; space: string }
  | { type: 'exchange'; with: string; give: Goods; get: Goods }
  | { type: 'buy_tile'; tile: Single; cell: Cell }
  | { type: 'melt'; dwarf: number }
  | { type: 'done' }
export type MoveType = Move['type']
export type MoveOf<T extends MoveType> = moves.MoveOf<Move, T>
export type Harvest = 'none' | 'one_food' | 'normal' | 'choice'
export type Marker = 'leaf' | 'question'
export interface Dwarf {
  weapon: number
  at: string | null
  newborn: boolean
}
export interface PlayerView {
  goods: Goods
  animals: Goods
  dwarfs: Dwarf[]
  persons: number
  persons_at_home: number
  newborns: number
  dwarf_room: number
  begging: number
  home: string[]
  beside: { cell: Cell; is: string }[]
  tiles: { tile: string; cell: Cell; covered: boolean }[]
  stalls: { cells: Cell[]; animals: Goods }[]
  round_goods: Record<string, Goods>
  points: number
  score: number
}
export interface View {
  game: string
  rules: { set: string; late_reveal: boolean; fence_discount: string }
  round: number
  phase: string
  over: boolean
  asked: Seat[]
  start_seat: Seat
  harvest: Harvest | null
  events: number
  markers: (Marker | null)[]
  round_order: (string | null)[]
  spaces: Partial<Record<string, { goods: Goods; persons: Seat[] }>>
  tiles: string[]
  players: PlayerView[]
  winners: Seat[]
}
export interface Event extends shared.AnyEvent {
  [field: string]: unknown
}

export interface Caverna extends Title {
  move: Move
  view: View
  event: Event
  preview: shared.AnyPreview<Good>
  good: Good
}

export type State = shared.State<Caverna>
export type Previewed = previews.Previewed<Caverna>
export type Seated = Table<Caverna>

/** The kinds of goods in the order in which they are shown. */
export const GOODS = [
  'food',
  'wood',
  'stone',
  'ore',
  'ruby',
  'gold',
  'grain',
  'vegetable',
  'dog',
  'sheep',
  'donkey',
  'boar',
  'cattle',
] as const satisfies readonly Good[]
