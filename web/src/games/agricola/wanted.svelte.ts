/** A card of one's hand that one would like to play: pointing at it begins the action that plays it. */
import { openFor } from './logic/spaces'
import { CARDS, type Seated } from './protocol'

class Wanted {
  /** The card. */
  card: string | undefined = $state()
  /** The spaces where it is played, where there is a choice. */
  at: string[] = $state.raw([])
}

export const wanted = new Wanted()

/** Somebody points at a card: it is the answer, or the way to where it can be played begins, or it is said why not. */
export function pointAtCard(table: Seated, card: string): void {
  const moves = table.kind === 'cards' ? table.movesAt(card) : []
  const kind = CARDS[card]?.kind
  if (table.kind !== 'spaces' || !kind) {
    table.point(moves, table.blockOf(card))
    return
  }
  const places = openFor(table.shown?.view, kind).map(({ id }) => id)
  const free = places.filter((id) => table.movesAt(id).length > 0)
  table.clear()
  wanted.card = free.length > 0 ? card : undefined
  wanted.at = free.length > 1 ? free : []
  if (free.length === 0) table.refused = { why: 'agricola-table-card-nowhere' }
  else if (free.length > 1) table.refused = { why: 'agricola-table-card-where' }
  else table.point(table.movesAt(free[0] ?? ''), undefined)
}

/** The question may be the one at which the card that somebody wants can be played. */
export function followWanted(table: Seated): void {
  const { card } = wanted
  if (card === undefined || table.kind !== 'cards' || table.draft.length > 0) return
  wanted.card = undefined
  wanted.at = []
  table.point(table.movesAt(card), table.blockOf(card))
}
