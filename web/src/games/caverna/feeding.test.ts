import { expect, test } from 'vitest'
import { feedingMoves, foodAfter, goldOf, mostOf, proposed, waysOf } from './feeding'
import type { Goods, Move } from './protocol'

const raw = (give: Goods, food: number): Move => ({ type: 'exchange', with: 'raw', give, get: { food } })
const exchanges = [
  raw({ grain: 1 }, 1),
  raw({ sheep: 1 }, 1),
  raw({ donkey: 1 }, 1),
  raw({ donkey: 2 }, 3),
  raw({ gold: 3 }, 2),
  raw({ gold: 2 }, 1),
  { type: 'exchange', with: 'ruby', give: { ruby: 1 }, get: { wood: 1 } } as Move,
]

test('ways to food are told from other exchanges, and gold stands by itself', () => {
  expect(waysOf(exchanges).map((way) => way.food)).toEqual([1, 1, 1, 3])
  expect(goldOf(exchanges).map((m) => m.give.gold)).toEqual([2, 3])
})

test('what the server proposes becomes a plan, and a plan moves', () => {
  const ways = waysOf(exchanges)
  const moves: Move[] = [raw({ grain: 1 }, 1), raw({ grain: 1 }, 1), raw({ gold: 3 }, 2), { type: 'feed', food: 4 }]
  const plan = proposed(moves, ways)
  expect(plan.counts).toEqual([2, 0, 0, 0])
  expect(foodAfter(0, ways, plan)).toBe(4)
  expect(feedingMoves(ways, plan, 4)).toEqual(moves)
})

test('nothing is given twice', () => {
  const ways = waysOf(exchanges)
  const goods = { donkey: 3, grain: 1 }
  const plan = { counts: [0, 0, 0, 1], gold: undefined, dwarf: undefined }
  expect(mostOf(goods, ways, plan, 2)).toBe(1)
  expect(mostOf(goods, ways, plan, 3)).toBe(1)
  expect(mostOf(goods, ways, plan, 0)).toBe(1)
})
