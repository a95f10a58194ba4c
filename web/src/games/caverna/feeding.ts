/** Feeding: which exchanges bring food, what is planned, and the moves that carry it out. */
import { contains, list, sum, times } from '../../table/logic/goods'
import type { Goods, Move, MoveOf } from './protocol'

/** A way to make food of goods. */
export interface Way {
  with: string
  give: Goods
  food: number
  /** What else comes of it. */
  get: Goods
  move: MoveOf<'exchange'>
}

const isExchange = (m: Move): m is MoveOf<'exchange'> => m.type === 'exchange'
const onlyGold = ({ give }: { give: Goods }): boolean => list(give).length === 1 && (give.gold ?? 0) > 0

/** The exchanges that bring food, but for those of gold: there one says how much. */
export const waysOf = (exchanges: Move[]): Way[] =>
  exchanges
    .filter(isExchange)
    .filter((m) => (m.get.food ?? 0) > (m.give.food ?? 0) && !onlyGold(m))
    .map((move) => ({ with: move.with, give: move.give, food: move.get.food ?? 0, get: move.get, move }))

/** The amounts of gold that can be made food at once, the smallest first. */
export const goldOf = (exchanges: Move[]): MoveOf<'exchange'>[] =>
  exchanges
    .filter(isExchange)
    .filter((m) => onlyGold(m) && (m.get.food ?? 0) > 0)
    .sort((a, b) => (a.give.gold ?? 0) - (b.give.gold ?? 0))

/** What is planned: how often each way, which amount of gold, and what one dwarf is fed with. */
export interface Plan {
  counts: number[]
  gold: MoveOf<'exchange'> | undefined
  dwarf: MoveOf<'feed_dwarf'> | undefined
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the server proposes, as a plan. */
export function proposed(moves: Move[], ways: Way[]): Plan {
  const exchanges = moves.filter(isExchange)
  const how = (way: Way): number => exchanges.filter((m) => m.with === way.with && same(m.give, way.give)).length
  return {
    counts: ways.map(how),
    gold: exchanges.find(onlyGold),
    dwarf: moves.find((m) => m.type === 'feed_dwarf'),
  }
}

/** The goods that are left after the plan, food apart. */
export function leftAfter(goods: Goods, ways: Way[], plan: Plan): Goods {
  const given = sum(
    ...ways.map((way, i) => times(way.give, plan.counts[i] ?? 0)),
    plan.gold?.give ?? {},
    plan.dwarf?.with ?? {},
  )
  return Object.fromEntries(list(goods).map(([good, n]) => [good, n - (given[good] ?? 0)]))
}

/** The food there is after the exchanges. */
export const foodAfter = (food: number, ways: Way[], plan: Plan): number =>
  ways.reduce((all, way, i) => all + way.food * (plan.counts[i] ?? 0), food) + (plan.gold?.get.food ?? 0)

/** How often a way can be gone at most, with everything else as planned. */
export function mostOf(goods: Goods, ways: Way[], plan: Plan, i: number): number {
  const way = ways[i]
  if (!way) return 0
  const now = plan.counts[i] ?? 0
  const left = leftAfter(goods, ways, plan)
  let more = 0
  while (more < 99 && contains(left, times(way.give, more + 1))) more++
  return now + more
}

/** The moves that carry out a plan, the answer at the end. */
export function feedingMoves(ways: Way[], plan: Plan, food: number): Move[] {
  const exchanges = ways.flatMap((way, i) => Array.from({ length: plan.counts[i] ?? 0 }, (): Move => way.move))
  return [...exchanges, ...(plan.gold ? [plan.gold] : []), ...(plan.dwarf ? [plan.dwarf] : []), { type: 'feed', food }]
}
