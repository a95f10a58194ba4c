/** What is said at the end of a game that was played alone: it speaks of the target, not of winning. */
import type { CommonView } from '../protocol'
import { points } from '../sentence'
import { say } from '../words.svelte'

export function sayEnd(view: CommonView): string {
  const made = view.players[0]?.score ?? 0
  const { target } = view
  if (target === undefined) return say('ui-solo-points', { points: points(made) })
  return say(made >= target ? 'ui-solo-reached' : 'ui-solo-missed', {
    target,
    points: points(made),
    short: target - made,
  })
}
