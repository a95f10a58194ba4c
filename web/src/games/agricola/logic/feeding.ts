/** Feeding the family: what can be turned into food, and the moves of a plan. The plan to begin with comes from the server. */
import { list } from '../../../table/logic/goods'
import { yieldOf } from '../../../table/logic/previews'
import type { Good, Goods, Move, MoveOf, Previewed } from '../protocol'

/** One way to make food: a good and what makes food of it. */
export interface Way {
  with: string
  give: Goods
  good: Good
  /** Food for one. */
  food: number
  /** How often at most, as listed. */
  most: number
}

type Exchange = MoveOf<'exchange'>

/** The exchanges that bring food, one entry for each way. */
export function foodWays(exchanges: Move[], previews: Previewed[]): Way[] {
  const ways = new Map<string, Way>()
  for (const move of exchanges) {
    if (move.type !== 'exchange') continue
    const gives = list(move.give)
    const made = yieldOf(previews, { ...move, times: 1 }).food
    const [first] = gives
    if (!first || gives.length > 1 || first[1] !== 1 || !made) continue
    const key = `${move.with} ${first[0]}`
    const known = ways.get(key)
    const most = Math.max(known?.most ?? 0, move.times)
    ways.set(key, { with: move.with, give: move.give, good: first[0], food: made, most })
  }
  return [...ways.values()]
}

/** How often each way is gone in a plan. */
export const countsOf = (ways: Way[], plan: Move[]): number[] =>
  ways.map((way) =>
    plan
      .filter((m): m is Exchange => m.type === 'exchange' && m.with === way.with && way.good in m.give)
      .reduce((n, m) => n + m.times, 0),
  )

/** The food there will be after these exchanges. */
export const foodAfter = (ways: Way[], counts: number[], food: number): number =>
  ways.reduce((total, way, i) => total + way.food * (counts[i] ?? 0), food)

/** How much more of a good the plan may use. */
export function leftOf(ways: Way[], counts: number[], goods: Goods, good: Good): number {
  const used = ways.reduce((n, way, i) => (way.good === good ? n + (counts[i] ?? 0) : n), 0)
  return (goods[good] ?? 0) - used
}

/** The plan as moves. */
export function feedingMoves(ways: Way[], counts: number[], food: number): Move[] {
  const exchanges = ways.flatMap((way, i): Exchange[] => {
    const n = counts[i] ?? 0
    return n > 0 ? [{ type: 'exchange', with: way.with, give: way.give, times: n }] : []
  })
  return [...exchanges, { type: 'feed', food }]
}
