/** What never changes, as the pictures need it: the facts of the rules, and a few ways to look something up. */
import type { Good, Goods, Single, SpaceFacts, TileFacts } from './protocol'
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

/** The rounds of each stage. */
export const STAGES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
]

/** What spaces of the home bring when something is laid there, by the cell. */
export const BONUS = new Map(
  facts.bonus_spaces.map(({ cell, goods }) => [cell.join(), Object.entries(goods) as [Good, number][]]),
)

/** The rubies for a single tile. */
export const RUBY_TILES: readonly { tile: Single; rubies: number }[] = facts.single_tiles
/** What a ruby buys as goods. */
export const RUBY_GOODS: readonly Good[] = [
  'wood',
  'stone',
  'ore',
  'grain',
  'vegetable',
  'gold',
  'dog',
  'sheep',
  'donkey',
  'boar',
  'cattle',
]

export type { Goods }
