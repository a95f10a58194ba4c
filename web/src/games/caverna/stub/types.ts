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
