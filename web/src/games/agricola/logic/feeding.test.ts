import { describe, expect, it } from 'vitest'
import type { Goods, Move } from '../protocol'
import { countsOf, feedingMoves, foodAfter, foodWays, leftOf } from './feeding'
import type { Previewed } from '../protocol'

const exchange = (card: string, give: object, times = 1): Move => ({ type: 'exchange', with: card, give, times })
const RAW = [exchange('raw', { grain: 1 }), exchange('raw', { grain: 1 }, 2), exchange('raw', { vegetable: 1 })]
const COOK = [
  exchange('M1', { vegetable: 1 }),
  exchange('M1', { sheep: 1 }),
  exchange('M1', { sheep: 1 }, 2),
  exchange('M1', { sheep: 1 }, 3),
]
const JOIN = [exchange('M7', { wood: 1 })]

const brings = (move: Move, get: Goods): Previewed => ({ move, get })
const PREVIEWS = [
  brings(exchange('raw', { grain: 1 }), { food: 1 }),
  brings(exchange('raw', { vegetable: 1 }), { food: 1 }),
  brings(exchange('M1', { vegetable: 1 }), { food: 2 }),
  brings(exchange('M1', { sheep: 1 }), { food: 2 }),
  brings(exchange('M7', { wood: 1 }), { food: 2 }),
]
const waysOf = (...moves: Move[]) => foodWays(moves, PREVIEWS)

describe('ways to make food', () => {
  it('gathers the listed exchanges by what is given and with what', () => {
    expect(waysOf(...RAW, ...COOK)).toEqual([
      { with: 'raw', give: { grain: 1 }, good: 'grain', food: 1, most: 2 },
      { with: 'raw', give: { vegetable: 1 }, good: 'vegetable', food: 1, most: 1 },
      { with: 'M1', give: { vegetable: 1 }, good: 'vegetable', food: 2, most: 1 },
      { with: 'M1', give: { sheep: 1 }, good: 'sheep', food: 2, most: 3 },
    ])
  })

  it('leaves out what we cannot reckon', () => {
    expect(waysOf(exchange('X99', { wood: 2 }), { type: 'release', animals: { sheep: 1 } })).toEqual([])
  })
})

describe('a plan', () => {
  const ways = waysOf(...RAW, ...COOK)

  it('of the server says how often each way is gone', () => {
    const plan = [exchange('raw', { grain: 1 }, 2), exchange('M1', { sheep: 1 }), exchange('M1', { sheep: 1 })]
    expect(countsOf(ways, [...plan, { type: 'feed', food: 4 }])).toEqual([2, 0, 0, 2])
  })

  it('says what will be there and what is left', () => {
    expect(foodAfter(ways, [2, 0, 0, 1], 1)).toBe(5)
    expect(leftOf(ways, [0, 0, 0, 1], { sheep: 3 }, 'sheep')).toBe(2)
    expect(leftOf(ways, [0, 1, 1, 0], { vegetable: 3 }, 'vegetable')).toBe(1)
  })
})

it('becomes a chain of moves that ends with the meal', () => {
  const ways = waysOf(...RAW, ...JOIN)
  expect(feedingMoves(ways, [2, 0, 1], 4)).toEqual([
    { type: 'exchange', with: 'raw', give: { grain: 1 }, times: 2 },
    { type: 'exchange', with: 'M7', give: { wood: 1 }, times: 1 },
    { type: 'feed', food: 4 },
  ])
})
