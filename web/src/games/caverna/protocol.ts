/** Caverna as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type { Good, Move } from '../../generated/caverna'
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
  Preview,
  Single,
  Twin,
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

export type { Caverna, Contents, EffectFacts, PlayerView, SpaceFacts, TileFacts, VerbFacts, View } from './stub/types'
import type { Caverna } from './stub/types'

export type State = shared.State<Caverna>
export type Previewed = previews.Previewed<Caverna>
export type Seated = Table<Caverna>
