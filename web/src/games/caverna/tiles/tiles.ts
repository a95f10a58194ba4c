/** The furnishings as somebody sees them: for sale, sold, too dear. */
import { contains, less, sum } from '../../../table/logic/goods'
import { waysToPay } from '../../../table/logic/previews'
import { sameMove } from '../../../table/logic/moves'
import { sayOwn, textOf, type Reason } from '../../../table/sentence'
import { words } from '../../../table/words.svelte'
import { TILES, type TileFacts } from '../facts'
import type { Goods, Move, Seated } from '../protocol'

export type Sale = 'lit' | 'open' | 'dear' | 'sold'

export interface Offer {
  facts: TileFacts
  /** Lit: it can be built now. Open: one has its price. Dear: one has not. */
  sale: Sale
  /** Who has it, if it is sold. */
  owner?: number | undefined
  move?: Move | undefined
  /** Its points if the game ended now. */
  points: number
  /** The same in words, where these are not the printed ones. */
  now: string
  /** The ways to pay for it. */
  ways: Goods[]
  /** What is missing for the first of them. */
  missing: Goods
  /** Why it cannot be built now. */
  why?: Reason | undefined
}

/** What a tile is worth to the person at this screen now. */
export const pointsOf = (table: Seated, { tile, points }: TileFacts): number =>
  table.shown?.view.tile_points[tile] ?? points

/** The tiles that are in this game. */
export const inPlay = (table: Seated): TileFacts[] =>
  TILES.filter((tile) => table.shown?.view.rules.set !== 'beginner' || tile.beginner)

export function offerOf(table: Seated, facts: TileFacts): Offer {
  const view = table.shown?.view
  const owner = view?.players.findIndex((player) => player.tiles.some(({ tile }) => tile === facts.tile)) ?? -1
  const own = view?.players[table.own]
  const have = own ? sum(own.goods, own.animals) : {}
  const move = table.moves.find((m) => sameMove(m, { type: 'furnish', tile: facts.tile }))
  const block = move ? undefined : table.blockOf(facts.tile)
  const ways = move ? waysToPay(table.previews, move) : (block?.pay ?? [facts.cost])
  const [first = {}] = ways
  const points = pointsOf(table, facts)
  const sold = !view?.tiles.includes(facts.tile)
  const sale = sold ? 'sold' : move ? 'lit' : !block && ways.some((way) => contains(have, way)) ? 'open' : 'dear'
  return {
    facts,
    sale,
    owner: sold && owner >= 0 ? owner : undefined,
    move,
    points,
    now: points === facts.points ? '' : sayOwn('table-points-now', { n: points, printed: facts.points }),
    ways,
    missing: sold ? {} : less(first, have),
    why: block,
  }
}

/** What a tile does, in as few words as fit on it. */
export const shortOf = (tile: string): string => words.find(`caverna-tile-${tile}`, 'short') ?? textOf('tile', tile)
