/** What moves take and bring, as the server says. */
import type { Goods, Move, MoveOf, Terms } from '../protocol'
import { times } from './goods'
import { sameMove } from './moves'

const termsOf = (terms: Terms[], move: Move): Terms | undefined => terms.find((t) => sameMove(t.move, move))

/** The ways to pay for a move; none if it costs nothing. */
export const waysToPay = (terms: Terms[], move: Move): Goods[] =>
  (termsOf(terms, move)?.pay ?? []).filter((way) => Object.keys(way).length > 0)

/** What an exchange brings. */
export function yieldOf(terms: Terms[], move: Move): Goods | undefined {
  if (move.type !== 'exchange') return undefined
  const one = termsOf(terms, { ...move, times: 1 })?.get
  return one && times(one, move.times)
}

/** The food that an oven makes of one grain. */
export const bread = (terms: Terms[], oven: string): number =>
  termsOf(terms, { type: 'bake', with: oven, grain: 1 })?.get?.food ?? 0

/** How much will lie on a field that is sown. */
export const sown = (terms: Terms[], move: MoveOf<'sow'>): number => termsOf(terms, move)?.get?.[move.crop] ?? 0
