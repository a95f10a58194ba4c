/** Caverna as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type * as server from '../../generated/caverna'
import type { Good, Move, PlayerView, Preview, View } from '../../generated/caverna'
import type { Title } from '../../table/game'
import type * as moves from '../../table/logic/moves'
import type * as previews from '../../table/logic/previews'
import type * as shared from '../../table/protocol'
import type { Table } from '../../table/table.svelte'

export type {
  Cell,
  Crop,
  Dwarf,
  Good,
  Goods,
  Harvest,
  Marker,
  Move,
  PlayerView,
  Preview,
  Single,
  Twin,
  View,
} from '../../generated/caverna'

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

export type MoveType = Move['type']
export type MoveOf<T extends MoveType> = moves.MoveOf<Move, T>

/** All fields that one of several forms has, those that not all have perhaps missing: for code that treats all alike. */
type Loose<Forms> = Pick<Forms, keyof Forms> & {
  [K in Forms extends unknown ? keyof Forms : never]?: Forms extends Record<K, infer V> ? V : never
}

export interface Caverna extends Title {
  move: Move
  view: View
  event: Loose<server.Event>
  preview: Preview
  good: Good
}

export type State = shared.State<Caverna>
export type Previewed = previews.Previewed<Caverna>
export type Seated = Table<Caverna>
export type Player = PlayerView
