/** Grouping what may be done by what a person points at. */
import { sameCell } from '../../../table/logic/cells'
import { ofType } from '../../../table/logic/moves'
import type { Cell, Crop, Move, MoveOf, MoveType, State } from '../protocol'

export type CellMove = MoveOf<'plow' | 'room' | 'stable'>
const isCellMove = (m: Move): m is CellMove => m.type === 'plow' || m.type === 'room' || m.type === 'stable'

export const atCell = (moves: Move[], cell: Cell): CellMove[] =>
  moves.filter((m): m is CellMove => isCellMove(m) && sameCell(m.cell, cell))

export const sowAt = (moves: Move[], cell: Cell): MoveOf<'sow'>[] =>
  ofType(moves, 'sow').filter((m) => m.cell !== undefined && sameCell(m.cell, cell))

/** Moves that a person makes by pointing at a card. */
const CARD_MOVES: MoveType[] = ['improve', 'occupation', 'hand_back', 'pick', 'discard']
export const isCardMove = (m: Move): boolean => CARD_MOVES.includes(m.type)

export const withCard = (moves: Move[], card: string): Move[] =>
  moves.filter((m) => isCardMove(m) && 'card' in m && m.card === card)

/** What a person would point at: the space, cell or card of a move. */
export function target(m: Move): string {
  if ('space' in m) return m.space
  if ('cells' in m) return m.cells.join()
  if ('cell' in m && m.cell) return m.cell.join()
  if ('card' in m) return m.card ?? ''
  return 'option' in m ? String(m.option) : ''
}

/** How the game asks: which panel answers this question best. */
export type Kind = 'place' | 'cells' | 'sow' | 'fence' | 'bake' | 'feed' | 'keep' | 'cards' | 'list'

export function kindOf(state: State): Kind {
  const types = new Set(state.moves.map((m) => m.type))
  if (types.has('place')) return 'place'
  if (types.has('fence')) return 'fence'
  if (types.has('sow')) return 'sow'
  if (types.has('bake')) return 'bake'
  if (types.has('feed')) return 'feed'
  if (types.has('keep')) return 'keep'
  if (types.has('plow') || types.has('room') || types.has('stable')) return 'cells'
  if (state.moves.some(isCardMove)) return 'cards'
  return 'list'
}

/** Which moves wait for a confirmation, where one is wished: some do only if they end the turn. */
export function waits(move: Move): 'never' | 'if-last' | 'always' {
  switch (move.type) {
    case 'place':
    case 'choose':
    case 'grow':
      return 'if-last'
    case 'first':
    case 'exchange':
    case 'release':
    case 'pay':
    case 'breed':
    case 'use':
    case 'swap':
      return 'never'
    default:
      return 'always'
  }
}

/** The one answer there is, if it needs no thought. */
export function forced(state: State): Move | undefined {
  const [only] = state.moves
  if (state.moves.length !== 1 || !only) return undefined
  return ['choose', 'first', 'pay', 'grow', 'breed'].includes(only.type) ? only : undefined
}

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
