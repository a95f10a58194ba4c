/** Caverna as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type * as server from '../../generated/caverna'
import type { Good, Move } from '../../generated/caverna'
import type * as moves from '../../table/logic/moves'
import type * as previews from '../../table/logic/previews'
import type * as shared from '../../table/protocol'
import type { Instead, Loose } from '../../table/protocol'
import type { Table } from '../../table/table.svelte'

export type {
  Cell,
  Contents,
  Crop,
  Dwarf,
  Good,
  Goods,
  Harvest,
  Marker,
  Move,
  PlayerView,
  Preview,
  RoundView,
  Single,
  SpaceFacts,
  SpaceView,
  TileFacts,
  Twin,
  VerbFacts,
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

export type EffectFacts = server.EffectFacts<server.VerbFacts>
export type Caverna = Instead<server.Types, { Event: Loose<server.Event> }>

export type State = shared.State<Caverna>
export type Previewed = previews.Previewed<Caverna>
export type Seated = Table<Caverna>
