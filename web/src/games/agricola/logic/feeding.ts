/** Feeding the family: what can be turned into food, and a sensible proposal. */
import type { Good, Goods, Move, MoveOf } from '../protocol'
import { list } from '../../../table/logic/goods'
import { yieldOf } from '../../../table/logic/previews'
import type { Previewed } from '../protocol'

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

/** What a good is worth keeping for, in points and seeds, roughly. The dearer, the later it is eaten. */
const WORTH: Partial<Record<Good, number>> = {
  wood: 0.3,
  clay: 0.3,
  reed: 0.6,
  grain: 1.2,
  vegetable: 1.6,
  sheep: 1,
  boar: 1.4,
  cattle: 1.8,
}

/** The last of a kind, and the second that breeds, are worth more than the rest. */
function loss(good: Good, have: number): number {
  const base = WORTH[good] ?? 2
  const breeds = ['sheep', 'boar', 'cattle'].includes(good)
  if (have === 1) return base + 2
  return breeds && have === 2 ? base + 1 : base
}

/** What a food that is left over is worth. */
const SPARE = 0.25
/** The search ends here even if it has not seen everything. */
const PATIENCE = 20_000

/** How often each way is used so that the food suffices and least is lost; as many as possible if it cannot suffice. */
export function propose(ways: Way[], goods: Goods, owed: number): number[] {
  const short = owed - (goods.food ?? 0)
  let best = quickly(ways, goods, short)
  if (short <= 0 || foodAfter(ways, best, 0) < short) return best
  let cheapest = Infinity
  let steps = 0
  const counts = ways.map(() => 0)

  function search(i: number, left: Goods, missing: number, lost: number): void {
    if (++steps > PATIENCE || lost - 4 * SPARE >= cheapest) return
    const way = ways[i]
    if (missing <= 0 || !way) {
      const total = lost + missing * SPARE
      if (missing <= 0 && total < cheapest) [best, cheapest] = [[...counts], total]
      return
    }
    let have = left[way.good] ?? 0
    for (let n = 0; ; n++) {
      counts[i] = n
      search(i + 1, { ...left, [way.good]: have }, missing - n * way.food, lost)
      if (n >= way.most || have === 0 || missing - n * way.food <= 0) break
      lost += loss(way.good, have--)
    }
    counts[i] = 0
  }
  search(0, goods, short, 0)
  return best
}

/** The cheapest food first, until there is enough. */
function quickly(ways: Way[], goods: Goods, owed: number): number[] {
  const counts = ways.map(() => 0)
  const left: Goods = { ...goods }
  let short = owed
  while (short > 0) {
    let best = -1
    let cheapest = Infinity
    ways.forEach((way, i) => {
      const have = left[way.good] ?? 0
      if ((counts[i] ?? 0) >= way.most || have === 0) return
      const cost = loss(way.good, have) / way.food
      if (cost < cheapest) [best, cheapest] = [i, cost]
    })
    const way = ways[best]
    if (!way) break
    counts[best] = (counts[best] ?? 0) + 1
    left[way.good] = (left[way.good] ?? 0) - 1
    short -= way.food
  }
  return counts
}

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
