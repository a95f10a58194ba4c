import type { Cell, Good, Goods, Loot, Move, PlayerView as P, Tile, View as V, Types } from '../../../generated/caverna'
import type { Event } from '../../../generated/caverna'
import type { Instead, Loose } from '../../../table/protocol'
export type Contents =
  | { kind: 'place'; dwarfs: number[] }
  | { kind: 'expedition'; level: number; strength: number; taken: Loot[]; left: number }
  | { kind: 'sow'; grain_left: number; vegetable_left: number }
  | { kind: 'tile'; tile: Tile; paid: boolean }
  | { kind: 'house'; homeless: Goods }
  | { kind: 'feed'; owed: number; hunger: number; saved: number; fed_dwarf: boolean; in_reach: number; plan: Move[] }
export type PlayerView = P & {
  places: { cells: Cell[]; capacity: number; only?: Good }[]
  acting: number
  food_owed: number
  food_in_reach: number
}
export type View = Instead<V, { players: PlayerView[] }>
export type Caverna = Instead<Types, { View: View; Event: Loose<Event> }>

export type EffectFacts =
  | { do: VerbFacts }
  | { all: EffectFacts[] }
  | { and_or: EffectFacts[] }
  | { then_or: EffectFacts[] }
  | { either: EffectFacts[] }
  | { after: EffectFacts[] }
  | { may: EffectFacts[] }
export interface VerbFacts {
  verb: string
  pile?: boolean
  token?: boolean
  get?: Goods
  per_ore_mine?: Goods
  with_ruby_mines?: [number, Goods]
  price?: Goods
  level?: number
  twins?: import('../../../generated/caverna').Twin[]
  single?: import('../../../generated/caverna').Single
}
export interface SpaceFacts {
  id: string
  board: 'small_basic' | 'basic' | 'small_extension' | 'large_extension' | 'round_card'
  stage?: number
  does: EffectFacts
}
export interface TileFacts {
  tile: Tile
  group: string
  colour: 'dwelling' | 'green' | 'yellow'
  beginner: boolean
  cost: Goods
  points: number
  unique: boolean
  scores: boolean
}
export interface Facts {
  rounds: number
  boards: Record<number, SpaceFacts[]>
  loot: { item: string; strength: number }[]
  market: { good: Good; gold: number }[]
  single_tiles: { tile: import('../../../generated/caverna').Single; rubies: number }[]
  bonus_spaces: { cell: Cell; goods: Goods }[]
  tiles: TileFacts[]
}
