/** What never changes, as the pictures need it: the facts of the rules, and a few ways to look something up. */
import type { Crop, Good, Goods, RoundView, Single, SpaceFacts, TileFacts, Twin } from './protocol'
import { facts } from '../../generated/caverna-facts'

export type { SpaceFacts, TileFacts } from './protocol'

export const ROUNDS = facts.rounds
export const LOOT = facts.loot
/** What the weekly market sells, and for how much gold. */
export const MARKET = facts.market
export const TILES: readonly TileFacts[] = facts.tiles

export const GROUPS = ['dwellings', 'rooms', 'crafts', 'supplies', 'caves', 'parlors', 'storages', 'chambers'] as const
export type Group = (typeof GROUPS)[number]

const byId = new Map(TILES.map((tile) => [tile.tile, tile]))
export const tileFacts = (id: string): TileFacts | undefined => byId.get(id)

const boardOf = (players: number): SpaceFacts[] => (facts.boards as Record<number, SpaceFacts[]>)[players] ?? []

/** The spaces that are printed on the boards for so many players, in their order. */
export const printedFor = (players: number): SpaceFacts[] =>
  boardOf(players).filter(({ board }) => board !== 'round_card')

export const spaceFacts = (id: string, players: number): SpaceFacts | undefined =>
  boardOf(players).find((space) => space.id === id)

/** Boards for more players say something else of some spaces: the name of the text that holds. */
export function textKey(id: string, players: number): string {
  const does = JSON.stringify(spaceFacts(id, players)?.does)
  const first = Object.keys(facts.boards)
    .map((n) => spaceFacts(id, Number(n)))
    .find((space) => space !== undefined)
  return does === JSON.stringify(first?.does) ? id : `${id}-7`
}

/** Rounds by their stages. */
export const byStage = (rounds: readonly RoundView[]): RoundView[][] =>
  [...new Set(rounds.map(({ stage }) => stage))].map((stage) => rounds.filter((round) => round.stage === stage))

/** What question marks mean, in the order in which they come to light. */
export const EVENTS = facts.events

/** What spaces of the home bring when something is laid there, by the cell. */
export const BONUS = new Map(
  facts.bonus_spaces.map(({ cell, goods }) => [cell.join(), Object.entries(goods) as [Good, number][]]),
)

/** What the two halves of a twin tile are. */
export const halvesOf = (tile: Twin): [Single, Single] =>
  facts.twins.find((twin) => twin.tile === tile)?.halves ?? ['meadow', 'meadow']
/** How much lies on a field that was sown. */
export const markersOf = (crop: Crop): number => facts.crops.find((facts) => facts.crop === crop)?.markers ?? 0

/** The rubies for a single tile. */
export const RUBY_TILES: readonly { tile: Single; rubies: number }[] = facts.single_tiles
/** What a ruby is exchanged for. */
export const FOR_A_RUBY: readonly { give: Goods; get: Goods }[] = facts.for_a_ruby

export type { Goods }
