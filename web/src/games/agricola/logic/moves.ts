/** Grouping what may be done by what a person points at. */
import { sameCell } from '../../../table/logic/cells'
import { ofType } from '../../../table/logic/moves'
import type { Cell, Move, MoveOf, MoveType } from '../protocol'

export type CellMove = MoveOf<'plow' | 'room' | 'stable' | 'clear' | 'lay'>
const AT_CELL: MoveType[] = ['plow', 'room', 'stable', 'clear', 'lay']
const isCellMove = (m: Move): m is CellMove => AT_CELL.includes(m.type)

export const atCell = (moves: Move[], cell: Cell): CellMove[] =>
  moves.filter((m): m is CellMove => isCellMove(m) && sameCell(m.cell, cell))

export const sowAt = (moves: Move[], cell: Cell): MoveOf<'sow'>[] =>
  ofType(moves, 'sow').filter((m) => m.cell !== undefined && sameCell(m.cell, cell))

/** Moves that a person makes by pointing at a space, a place on the farm or a card. */
const POINTED_AT: MoveType[] = ['place', 'special', ...AT_CELL, 'improve', 'occupation', 'hand_back', 'pick', 'discard']
export const isPointedAt = (m: Move): boolean => POINTED_AT.includes(m.type)
