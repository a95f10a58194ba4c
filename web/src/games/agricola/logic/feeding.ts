/** Feeding the family and heating the home: what can be turned into food and fuel, and the moves of a plan. The plan to begin
 * with comes from the server. */
import { list } from '../../../table/logic/goods'
import { yieldOf } from '../../../table/logic/previews'
import type { Good, Goods, Move, MoveOf, Preview, Previewed } from '../protocol'

/** What a harvest asks for. */
export type Debt = 'food' | 'fuel'

/** One way to make food or fuel: a good and what makes it of it. */
export interface Way {
  for: Debt
  with: string
  give: Goods
  good: Good
  /** Food or fuel for one. */
  makes: number
  /** How often at most, as listed. */
  most: number
}

type Exchange = MoveOf<'exchange'>

/** The exchanges that bring food or fuel, one entry for each way. */
export function waysTo(debt: Debt, exchanges: Move[], previews: Previewed[]): Way[] {
  const ways = new Map<string, Way>()
  for (const move of exchanges) {
    if (move.type !== 'exchange') continue
    const gives = list(move.give)
    const makes = yieldOf(previews, { ...move, times: 1 })[debt]
    const [first] = gives
    if (!first || gives.length > 1 || first[1] !== 1 || !makes) continue
    const key = `${move.with} ${first[0]}`
    const known = ways.get(key)
    const most = Math.max(known?.most ?? 0, move.times)
    ways.set(key, { for: debt, with: move.with, give: move.give, good: first[0], makes, most })
  }
  return [...ways.values()]
}

/** How often each way is gone in a plan. What becomes of a good is told apart by what follows: first one feeds, then heats. */
export const countsOf = (ways: Way[], plan: Move[]): number[] => {
  const fed = plan.findIndex((m) => m.type === 'feed')
  const part = (debt: Debt): Move[] => (debt === 'food' ? plan.slice(0, Math.max(0, fed)) : plan.slice(fed + 1))
  return ways.map((way) =>
    part(way.for)
      .filter((m): m is Exchange => m.type === 'exchange' && m.with === way.with && way.good in m.give)
      .reduce((n, m) => n + m.times, 0),
  )
}

/** What each exchange of a plan costs and brings. The server has foreseen them one after the other, as far as nothing is asked
 * between them; what comes later is asked for again anyway, and is taken as if it were the first. */
export const foreseenAs = (ways: Way[], planned: Exchange[], foreseen: Preview[]): Preview[] =>
  planned.map((move, i) => {
    const way = ways.find((w) => w.with === move.with && w.good in move.give)
    return foreseen[i] ?? { get: way ? { [way.for]: way.makes * move.times } : {} }
  })

/** The food or fuel there will be after exchanges that cost and bring this. */
export const after = (debt: Debt, previews: Preview[], have: number): number =>
  previews.reduce((total, { pay: [way] = [], get = {} }) => total + (get[debt] ?? 0) - (way?.[debt] ?? 0), have)

/** How much more of a good the plan may use. */
export function leftOf(ways: Way[], counts: number[], goods: Goods, good: Good): number {
  const used = ways.reduce((n, way, i) => (way.good === good ? n + (counts[i] ?? 0) : n), 0)
  return (goods[good] ?? 0) - used
}

/** The exchanges of a plan for one debt. */
export const exchangesFor = (debt: Debt, ways: Way[], counts: number[]): Exchange[] =>
  ways.flatMap((way, i): Exchange[] => {
    const n = way.for === debt ? (counts[i] ?? 0) : 0
    return n > 0 ? [{ type: 'exchange', with: way.with, give: way.give, times: n }] : []
  })

/** Making food and feeding. */
export const feedingMoves = (ways: Way[], counts: number[], food: number): Move[] => [
  ...exchangesFor('food', ways, counts),
  { type: 'feed', food },
]

/** Making fuel and heating. */
export const heatingMoves = (ways: Way[], counts: number[], fuel: number): Move[] => [
  ...exchangesFor('fuel', ways, counts),
  { type: 'heat', fuel },
]
