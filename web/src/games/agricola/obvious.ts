/** Answers that need no thought. */
import { ofType, onlyAnswer, onlyPart } from '../../table/logic/moves'
import type { Move, Seated } from './protocol'

export function obvious(table: Seated): Move | undefined {
  const { moves, now, decision } = table
  if (!now || !decision) return undefined
  const done = moves.some((m) => m.type === 'done')
  switch (decision.prompt) {
    case 'breed':
      return largest(moves)
    case 'choose':
      return onlyPart(now)
    // Whoever goes there means it.
    case 'renovate':
    case 'grow':
      return done || moves.length > 1 ? undefined : moves[0]
    default:
      return onlyAnswer(now)
  }
}

/** All young that can be kept, if nothing else would be kept instead of them. A18.3 */
function largest(moves: Move[]): Move | undefined {
  const all = ofType(moves, 'breed')
  return all.find(({ young }) => all.every((other) => other.young.every((kind) => young.includes(kind))))
}

/** Whether more can be had than this answer says, without giving anything up for it. */
export const isLess = (move: Move, moves: Move[]): boolean =>
  move.type === 'breed' &&
  ofType(moves, 'breed').some(
    ({ young }) => young.length > move.young.length && move.young.every((kind) => young.includes(kind)),
  )
