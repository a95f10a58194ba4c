/** Which hints are worth showing, and in which order. */
import type { Advice } from '../protocol'

const MOST = 5
/** One alone says little: so many are shown, if so many were looked at at all. */
const LEAST = 3
/** What was looked at so much less than the favourite has no lead that means anything. */
const ENOUGH = 0.03

/** Nobody comes before the favourite who was looked at so much less: that was luck. */
const RIVAL = 1 / 3

/** The moves that were looked at most, those with the greatest lead first. */
export function bestHints<A extends Pick<Advice, 'value' | 'visits'>>(all: A[]): A[] {
  const byVisits = [...all].sort((a, b) => b.visits - a.visits)
  const [favourite = { value: 0, visits: 0 }] = byVisits
  const known = ({ value, visits }: A): boolean =>
    visits >= favourite.visits * (value > favourite.value ? RIVAL : ENOUGH)
  const best = byVisits.filter(known)
  // What a strong player hardly looks at is worth a line where there is little else, but never comes before the favourite.
  const rest = byVisits.filter((one) => !known(one) && one.visits > 1 && one.value < favourite.value)
  return [...best.slice(0, MOST), ...rest.slice(0, Math.max(0, LEAST - best.length))].sort(
    (a, b) => b.value - a.value || b.visits - a.visits,
  )
}

/**
 * An answer about the position that is there when it comes. Where somebody else has moved meanwhile, as in a harvest, it is
 * asked for again, a few times at most; nothing comes back if the question is another one by then.
 */
export async function settled<A>(
  ask: () => Promise<A>,
  isSameQuestion: () => boolean,
  position: () => unknown,
): Promise<A | undefined> {
  for (let tries = 0; tries < 3 && isSameQuestion(); tries++) {
    const before = position()
    const answer = await ask()
    if (position() === before) return answer
  }
  return undefined
}
