/** Which hints are worth showing, and in which order. */
import type { Advice } from '../protocol'

const MOST = 5
/** What was looked at so much less than the favourite has no lead that means anything. */
const ENOUGH = 0.03

/** The moves that were looked at most, those with the greatest lead first. */
export function bestHints<A extends Pick<Advice, 'value' | 'visits'>>(all: A[]): A[] {
  const byVisits = [...all].sort((a, b) => b.visits - a.visits)
  const enough = (byVisits[0]?.visits ?? 0) * ENOUGH
  return byVisits
    .filter(({ visits }) => visits >= enough)
    .slice(0, MOST)
    .sort((a, b) => b.value - a.value || b.visits - a.visits)
}
