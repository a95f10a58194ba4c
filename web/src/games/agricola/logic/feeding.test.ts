import { describe, expect, it } from 'vitest'
import type { Goods, Move } from '../protocol'
import { after, countsOf, exchangesFor, feedingMoves, foreseenAs, heatingMoves, leftOf, waysTo } from './feeding'
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
const waysOf = (...moves: Move[]) => waysTo('food', moves, PREVIEWS)

describe('ways to make food', () => {
  it('gathers the listed exchanges by what is given and with what', () => {
    expect(waysOf(...RAW, ...COOK)).toEqual([
      { for: 'food', with: 'raw', give: { grain: 1 }, good: 'grain', makes: 1, most: 2 },
      { for: 'food', with: 'raw', give: { vegetable: 1 }, good: 'vegetable', makes: 1, most: 1 },
      { for: 'food', with: 'M1', give: { vegetable: 1 }, good: 'vegetable', makes: 2, most: 1 },
      { for: 'food', with: 'M1', give: { sheep: 1 }, good: 'sheep', makes: 2, most: 3 },
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
    const planned = exchangesFor('food', ways, [2, 0, 0, 1])
    expect(after('food', foreseenAs(ways, planned, [{ get: { food: 2 } }, { get: { food: 2 } }]), 1)).toBe(5)
    expect(leftOf(ways, [0, 0, 0, 1], { sheep: 3 }, 'sheep')).toBe(2)
    expect(leftOf(ways, [0, 1, 1, 0], { vegetable: 3 }, 'vegetable')).toBe(1)
  })
})

it('believes the server, whatever one exchange alone would bring', () => {
  const ways = waysOf(...COOK)
  const planned = exchangesFor('food', ways, [1, 3])
  expect(planned.map((m) => m.times)).toEqual([1, 3])
  // A card adds 1 food to the first animal only, and takes 1 of the vegetables'.
  const foreseen = [{ pay: [{ vegetable: 1, food: 1 }], get: { food: 2 } }, { get: { food: 7 } }]
  expect(after('food', foreseenAs(ways, planned, foreseen), 1)).toBe(9)
  // Something is asked between them: the rest is as if it were the first.
  expect(after('food', foreseenAs(ways, planned, foreseen.slice(0, 1)), 1)).toBe(8)
})

it('for feeding and heating uses no wood twice', () => {
  const wood = [exchange('raw', { wood: 1 }), exchange('raw', { wood: 1 }, 2), ...JOIN]
  const all = [...PREVIEWS, brings(exchange('raw', { wood: 1 }), { fuel: 1 })]
  const ways = [...waysTo('food', wood, all), ...waysTo('fuel', wood, all)]
  const plan: Move[] = [...JOIN, { type: 'feed', food: 4 }, exchange('raw', { wood: 1 }), { type: 'heat', fuel: 1 }]
  const counts = countsOf(ways, plan)
  expect(counts).toEqual([1, 1])
  const planned = [...exchangesFor('food', ways, counts), ...exchangesFor('fuel', ways, counts)]
  const previews = foreseenAs(ways, planned, [{ get: { food: 2 } }, { get: { fuel: 1 } }])
  expect([after('food', previews, 2), after('fuel', previews, 0)]).toEqual([4, 1])
  expect(leftOf(ways, counts, { wood: 2 }, 'wood')).toBe(0)
  expect([...feedingMoves(ways, counts, 4), ...heatingMoves(ways, counts, 1)]).toEqual(plan)
})

it('becomes a chain of moves that ends with the meal', () => {
  const ways = waysOf(...RAW, ...JOIN)
  expect(feedingMoves(ways, [2, 0, 1], 4)).toEqual([
    { type: 'exchange', with: 'raw', give: { grain: 1 }, times: 2 },
    { type: 'exchange', with: 'M7', give: { wood: 1 }, times: 1 },
    { type: 'feed', food: 4 },
  ])
})
