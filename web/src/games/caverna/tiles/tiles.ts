/** The furnishings as somebody sees them: for sale, sold, too dear. */
import { contains, list, sum } from '../../../table/logic/goods'
import { waysToPay } from '../../../table/logic/previews'
import { sameMove } from '../../../table/logic/moves'
import { textOf } from '../../../table/sentence'
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
  /** The ways to pay for it. */
  ways: Goods[]
  /** What is missing for the first of them. */
  missing: Goods
  /** Why it cannot be built now. */
  why?: string | undefined
}

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
  const sold = !view?.tiles.includes(facts.tile)
  const sale = sold ? 'sold' : move ? 'lit' : !block && ways.some((way) => contains(have, way)) ? 'open' : 'dear'
  return {
    facts,
    sale,
    owner: sold && owner >= 0 ? owner : undefined,
    move,
    ways,
    missing: sold ? {} : less(first, have),
    why: block?.why,
  }
}

/** What of a price one does not have. */
export const less = (price: Goods, have: Goods): Goods =>
  Object.fromEntries(
    list(price)
      .map(([good, n]) => [good, Math.max(0, n - (have[good] ?? 0))] as const)
      .filter(([, n]) => n > 0),
  )

/** What a tile does, in as few words as fit on it. */
export const shortOf = (tile: string): string => words.find(`caverna-tile-${tile}`, 'short') ?? textOf('tile', tile)
