/** Putting together what will be sown: by pointing at fields, or more and less of a crop. */
import type { AnyMove, Cell } from '../protocol'
import { sameCell } from './cells'

interface Sowing {
  type: string
  crop: string
  cell?: Cell
  /** A card that is sown like a field. */
  card?: string
}

const sowing = <M extends AnyMove>(moves: readonly M[]): (M & Sowing)[] =>
  moves.filter((m) => m.type === 'sow') as (M & Sowing)[]

/** Where something is sown. */
const field = ({ card, cell }: Sowing): string => card ?? cell?.join() ?? ''

/** How many fields can be sown. */
export const fieldsOf = (moves: readonly AnyMove[]): number => new Set(sowing(moves).map(field)).size

/** How many fields will be sown with a crop. */
export const sownWith = (draft: readonly AnyMove[], crop: string): number =>
  sowing(draft).filter((m) => m.crop === crop).length

/** What is sown after pointing at a field: nothing, one crop, the next one, nothing … as far as there is seed left. */
export function pointedAt<M extends AnyMove>(moves: M[], draft: M[], cell: Cell, left: (crop: string) => number): M[] {
  const there = (m: Sowing): boolean => m.cell !== undefined && sameCell(m.cell, cell)
  const possible = sowing(moves).filter(there)
  const now = sowing(draft).find(there)
  const after = possible.slice(possible.findIndex((m) => m.crop === now?.crop) + 1)
  const next = after.find(({ crop }) => left(crop) > 0)
  const rest = draft.filter((m) => m !== now)
  return next ? [...rest, next] : rest
}

/** What is sown with one field more of a crop, wherever there is one, or without the last of it. */
export function sowMore<M extends AnyMove>(moves: M[], draft: M[], crop: string, by: 1 | -1): M[] {
  const planned = sowing(draft)
  if (by < 0) {
    const last = planned.findLast((m) => m.crop === crop)
    return draft.filter((m) => m !== last)
  }
  const taken = planned.map(field)
  const free = sowing(moves).find((m) => m.crop === crop && !taken.includes(field(m)))
  return free ? [...draft, free] : draft
}
