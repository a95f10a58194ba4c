/** What there is to read about special actions and their cards. */
import { isEmpty, sum } from '../../../table/logic/goods'
import { nameOf, sayGoods, sayOwn, sayWhy, textOf } from '../../../table/sentence'
import type { TipContent } from '../../../table/tip.svelte'
import type { Seated, SpecialView } from '../protocol'
import { ACTION_PICTURES } from './facts'

/** How a card lies, as seen from here. */
export function stateOf(table: Seated, { lies, seat }: SpecialView): 'free' | 'open' | 'mine' | 'closed' {
  if (lies === 'closed') return 'closed'
  if (lies === 'display') return 'free'
  return seat === table.own && !table.watching ? 'mine' : 'open'
}

/** Where a card lies, and what that means for whoever wants it. */
export function sayCard(table: Seated, card: SpecialView): string {
  if (table.shown?.view.players.length === 1) return sayOwn('table-special-alone')
  const who = card.seat === undefined ? '' : table.seatName(card.seat)
  return sayOwn(`table-special-${stateOf(table, card)}-how`, { who, fee: sayGoods(card.fee ?? {}) })
}

export function readAction(table: Seated, action: string): TipContent {
  const card = table.shown?.view.specials?.find(({ actions }) => actions.some((one) => one.action === action))
  const printed = card?.actions.find((one) => one.action === action)
  const price = sum(printed?.price ?? {}, card?.fee ?? {})
  const possible = table.moves.some((m) => m.type === 'special' && m.action === action)
  const block = possible ? undefined : table.blockOf(action)
  return {
    title: nameOf('action', action),
    text: textOf('action', action),
    picture: ACTION_PICTURES[action],
    costs: isEmpty(price) ? [] : [price],
    notes: card ? [sayCard(table, card)] : [],
    lines: printed?.get ? [{ label: sayOwn('read-get'), goods: printed.get }] : [],
    ...(block ? { why: sayWhy(block) } : {}),
  }
}
