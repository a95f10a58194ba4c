/** Agricola as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type * as server from '../../lib/generated/protocol'
import type { Good, Move, Preview } from '../../lib/generated/protocol'
import type { Title } from '../../table/game'
import type * as moves from '../../table/logic/moves'
import type * as previews from '../../table/logic/previews'
import type * as shared from '../../table/protocol'
import type { Table } from '../../table/table.svelte'

export type {
  Cell,
  Crop,
  Good,
  Goods,
  House,
  Move,
  PastureView,
  Preview,
  StallView,
} from '../../lib/generated/protocol'
export type { Fences as FencePicture } from '../../lib/generated/protocol'
export { DECKS, HARVESTS, MAJORS, ROUNDS } from '../../lib/generated/protocol'

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
export type MoveOf<T extends MoveType> = moves.MoveOf<Move, T>

/** All fields that one of several forms has, those that not all have perhaps missing: for code that treats all alike. */
type Loose<Forms> = Pick<Forms, keyof Forms> & {
  [K in Forms extends unknown ? keyof Forms : never]?: Forms extends Record<K, infer V> ? V : never
}
type Instead<T, Parts> = Omit<T, keyof Parts> & Parts

/** What happened: a tag and fields that depend on it. */
export type Event = Loose<server.Event>
export type PlayerView = Instead<server.PlayerView, { hand: Loose<server.HandView> }>
export type View = Instead<server.View, { players: PlayerView[] }>

export interface Agricola extends Title {
  move: Move
  view: View
  event: Event
  preview: Preview
  good: Good
}

export type State = shared.State<Agricola>
export type Previewed = previews.Previewed<Agricola>
export type Seated = Table<Agricola>
