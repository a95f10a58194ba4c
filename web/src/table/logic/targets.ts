/** What a person points at to make a move. */
import type { AnyTarget } from '../protocol'

/**
 * A target as a short text: the id of a space, a card, an option; goods by their kinds; a number; of several cells the
 * first, as `row,column`.
 */
export function pointOf(target: AnyTarget): string {
  if (target === 'done') return target
  if ('space' in target) return target.space
  if ('card' in target) return target.card
  if ('option' in target) return target.option
  if ('cells' in target) return target.cells[0]?.join() ?? ''
  if ('goods' in target) return Object.keys(target.goods).join('+')
  if ('amount' in target) return String(target.amount)
  if ('seat' in target) return String(target.seat)
  const [seat, cells] = target.theirs
  return [seat, ...cells.flat()].join()
}
