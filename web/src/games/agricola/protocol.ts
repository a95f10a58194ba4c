/** Agricola as the server speaks of it: the Rust types, and a few names of our own for parts of them. */
import type * as server from '../../generated/agricola'
import type { Good, Move } from '../../generated/agricola'
import { facts } from '../../generated/agricola-facts'
import type * as moves from '../../table/logic/moves'
import type * as previews from '../../table/logic/previews'
import type * as shared from '../../table/protocol'
import type { Instead, Loose } from '../../table/protocol'
import type { Table } from '../../table/table.svelte'

export type {
  CardView,
  Cell,
  Crop,
  Good,
  Goods,
  House,
  Move,
  PastureView,
  Preview,
  PrintedView,
  SpecialView,
  StallView,
} from '../../generated/agricola'
export type { Fences as FencePicture } from '../../generated/agricola'

export const { harvests: HARVESTS, rounds: ROUNDS, spaces: SPACES, stacks: STACKS, steps: STEPS } = facts
export const SPECIALS: Partial<typeof facts.specials> = facts.specials
export const MAJORS: Partial<typeof facts.majors> = facts.majors
/** Those of the base game, in the order of their numbers. */
export const MAJOR_IDS = Object.keys(MAJORS)
  .filter((id) => !MAJORS[id]?.expansion)
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
/** The hand cards, by their ids. */
export const CARDS: Partial<typeof facts.cards> = facts.cards

/** The kinds of goods in the order in which they are shown. */
export const GOODS = [
  'food',
  'fuel',
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
] as const satisfies readonly Good[]

export type MoveType = Move['type']
export type MoveOf<T extends MoveType> = moves.MoveOf<Move, T>

/** What happened: a tag and fields that depend on it. */
export type Event = Loose<server.Event>
export type PlayerView = Instead<server.PlayerView, { hand: Loose<server.HandView> }>
export type View = Instead<server.View, { players: PlayerView[] }>

export type Agricola = Instead<server.Types, { View: View; Event: Event }>

export type State = shared.State<Agricola>
export type Previewed = previews.Previewed<Agricola>
export type Seated = Table<Agricola>

export { contentsOf } from '../../table/logic/contents'
