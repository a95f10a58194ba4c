/** What there is to read about a space or a furnishing. */
import { isEmpty, list } from '../../table/logic/goods'
import { yieldOf } from '../../table/logic/previews'
import { cellName, sameCell } from '../../table/logic/cells'
import type { AnyTarget } from '../../table/protocol'
import { amount, nameOf, sayNeeds, sayOwn, sayWhy, textOf } from '../../table/sentence'
import type { TipContent, TipLine } from '../../table/tip.svelte'
import { describePlot } from './describe'
import { BONUS, TILES, textKey } from './facts'
import { isOpen, keyOf, stallsOf, type Plot, type Stall } from './home/home'
import { TILE_PICTURES } from './pictures'
import type { PlayerView, RoundView, Seated } from './protocol'
import { offerOf, pointsOf } from './tiles/tiles'

export function readSpace(table: Seated, id: string): TipContent {
  const view = table.shown?.view
  const moves = table.movesAt(id)
  // Where one stands already, nobody asks why one cannot go there.
  const block = moves.length > 0 || table.decision?.source === id ? undefined : table.blockOf(id)
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

/** A round to come: how it ends, and its card where that is known. */
export function readRound(table: Seated, { round, card, end }: RoundView): TipContent {
  const ends = end === null ? sayOwn('read-end-hidden') : sayOwn('read-end', { harvest: nameOf('harvest', end) })
  const title = sayOwn('table-round-to-come', { round })
  if (!card) return { title, text: ends }
  return { ...readSpace(table, card), notes: [`${title}. ${ends}`] }
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

/** What lies on a space of somebody's home, who stands there, and how many more would fit. */
export function readPlot(table: Seated, player: PlayerView, plot: Plot): TipContent {
  const place = cellName(plot.cell)
  const stall = stallsOf(player).find(({ cells }) => cells.some((cell) => sameCell(cell, plot.cell)))
  const bonus = isOpen(plot) ? Object.fromEntries(BONUS.get(keyOf(plot.cell)) ?? []) : {}
  const room = stall && stall.capacity > 0 ? stall : undefined
  const lines: TipLine[] = [
    ...(isEmpty(bonus) ? [] : [{ label: sayOwn('read-bonus'), goods: bonus }]),
    ...(stall && !isEmpty(stall.animals) ? [{ label: sayOwn('read-stands'), goods: stall.animals }] : []),
    ...(room ? [{ label: sayOwn('read-room'), text: sayRoom(room) }] : []),
  ]
  const facts = TILES.find(({ tile }) => tile === plot.tile)
  if (!facts) return { title: `${place}: ${describePlot(plot)}`, lines }
  return {
    title: `${place}: ${nameOf('tile', facts.tile)}`,
    text: textOf('tile', facts.tile),
    picture: TILE_PICTURES[facts.tile] ?? 'furnish',
    points: pointsOf(table, facts),
    lines,
  }
}

/** How many animals a place holds, and of which kind if it holds one kind only. */
const sayRoom = ({ capacity, only }: Stall): string =>
  only ? amount(only, capacity) : sayOwn('read-animals', { n: capacity })

export function read(table: Seated, target: AnyTarget): TipContent | undefined {
  if (typeof target !== 'object') return undefined
  if ('space' in target) return readSpace(table, target.space)
  if (!('card' in target)) return undefined
  return (
    readTile(table, target.card) ?? (table.shown?.view.spaces[target.card] ? readSpace(table, target.card) : undefined)
  )
}
