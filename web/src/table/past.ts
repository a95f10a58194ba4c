/** The game as it stood. */
import { at } from './api'
import type { Seat, State, Title } from './protocol'

/** The state after so many moves, as one may look at it: nothing is asked. Nothing if it cannot be fetched. */
export async function lookedBack<T extends Title>(
  id: string,
  number: number,
  now: State<T>,
  own: Seat | undefined,
): Promise<State<T> | undefined> {
  const place = Math.max(0, number)
  const then = await at(id, place, own).catch(() => undefined)
  if (!then) return undefined
  const nothing = { decision: null, moves: [], exchanges: [], blocked: [] }
  return { ...now, ...then, number: place, ...nothing, log: now.log }
}
