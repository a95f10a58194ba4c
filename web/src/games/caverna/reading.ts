/** What there is to read about a space or a furnishing. */
import { isEmpty, list } from '../../table/logic/goods'
import { yieldOf } from '../../table/logic/previews'
import type { AnyTarget } from '../../table/protocol'
import { nameOf, sayNeeds, sayOwn, sayWhy, textOf } from '../../table/sentence'
import type { TipContent, TipLine } from '../../table/tip.svelte'
import { TILES, textKey } from './facts'
import { TILE_PICTURES } from './pictures'
import type { Seated } from './protocol'
import { offerOf } from './tiles/tiles'

export function readSpace(table: Seated, id: string): TipContent {
  const view = table.shown?.view
  const moves = table.movesAt(id)
  const block = moves.length > 0 ? undefined : table.blockOf(id)
  const gains = moves[0] ? yieldOf(table.previews, moves[0]) : {}
  const needs = moves[0] ? sayNeeds(table.previews, moves[0]) : ''
  const notes = [...(needs ? [needs] : []), ...(view?.spaces[id]?.in_danger ? [sayOwn('table-endangered')] : [])]
  const lines: TipLine[] = isEmpty(gains) ? [] : [{ label: sayOwn('read-get'), goods: gains }]
  return {
    title: nameOf('space', id),
    text: textOf('space', textKey(id, view?.players.length ?? 1)),
    picture: list(view?.spaces[id]?.goods ?? {})[0]?.[0],
    notes,
    lines,
    ...(block ? { why: sayWhy(block) } : {}),
  }
}

export function readTile(table: Seated, tile: string): TipContent | undefined {
  const facts = TILES.find((known) => known.tile === tile)
  if (!facts) return undefined
  const offer = offerOf(table, facts)
  return {
    title: nameOf('tile', tile),
    text: textOf('tile', tile),
    picture: TILE_PICTURES[tile] ?? 'furnish',
    costs: offer.ways,
    missing: offer.missing,
    points: offer.points,
    notes: offer.now ? [offer.now] : [],
    lines: offer.owner === undefined ? [] : [{ label: sayOwn('read-owner'), text: table.seatName(offer.owner) }],
    ...(offer.why ? { why: sayWhy(offer.why) } : {}),
  }
}

export function read(table: Seated, target: AnyTarget): TipContent | undefined {
  if (typeof target !== 'object') return undefined
  if ('space' in target) return readSpace(table, target.space)
  if (!('card' in target)) return undefined
  return (
    readTile(table, target.card) ?? (table.shown?.view.spaces[target.card] ? readSpace(table, target.card) : undefined)
  )
}
