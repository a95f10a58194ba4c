/** Grouping what may be done by what a person points at. */
import { sameCell } from '../../../table/logic/cells'
import { ofType } from '../../../table/logic/moves'
import type { Cell, Crop, Move, MoveOf, MoveType } from '../protocol'

export type CellMove = MoveOf<'plow' | 'room' | 'stable'>
const isCellMove = (m: Move): m is CellMove => m.type === 'plow' || m.type === 'room' || m.type === 'stable'

export const atCell = (moves: Move[], cell: Cell): CellMove[] =>
  moves.filter((m): m is CellMove => isCellMove(m) && sameCell(m.cell, cell))

export const sowAt = (moves: Move[], cell: Cell): MoveOf<'sow'>[] =>
  ofType(moves, 'sow').filter((m) => m.cell !== undefined && sameCell(m.cell, cell))

/** Moves that a person makes by pointing at a space, a place on the farm or a card. */
const POINTED_AT: MoveType[] = [
  'place',
  'plow',
  'room',
  'stable',
  'improve',
  'occupation',
  'hand_back',
  'pick',
  'discard',
]
export const isPointedAt = (m: Move): boolean => POINTED_AT.includes(m.type)

/** The next thing to sow in a field when it is pointed at again: nothing, grain, vegetable, nothing … */
export function nextCrop(
  now: Crop | undefined,
  allowed: Crop[],
  left: Partial<Record<Crop, number>>,
): Crop | undefined {
  const order: (Crop | undefined)[] = [undefined, 'grain', 'vegetable']
  const start = order.indexOf(now)
  for (let step = 1; step <= order.length; step++) {
    const crop = order[(start + step) % order.length]
    if (crop === undefined || crop === now || (allowed.includes(crop) && (left[crop] ?? 0) > 0)) return crop
  }
  return undefined
}
