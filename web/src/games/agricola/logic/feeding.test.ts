import { describe, expect, it } from 'vitest'
import type { Goods, Move } from '../protocol'
import { feedingMoves, foodAfter, foodWays, leftOf, propose } from './feeding'
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
const BREW = [exchange('E154', { grain: 1 })]

const brings = (move: Move, get: Goods): Previewed => ({ move, get })
const PREVIEWS = [
  brings(exchange('raw', { grain: 1 }), { food: 1 }),
  brings(exchange('raw', { vegetable: 1 }), { food: 1 }),
  brings(exchange('M1', { vegetable: 1 }), { food: 2 }),
  brings(exchange('M1', { sheep: 1 }), { food: 2 }),
  brings(exchange('M7', { wood: 1 }), { food: 2 }),
  brings(exchange('E154', { grain: 1 }), { food: 3 }),
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

describe('the proposal', () => {
  it('uses nothing where there is food enough', () => {
    expect(propose(waysOf(...RAW), { food: 4, grain: 2 }, 4)).toEqual([0, 0])
  })

  it('burns wood in the joinery before it eats seed', () => {
    const ways = waysOf(...RAW, ...JOIN)
    expect(propose(ways, { food: 2, grain: 2, wood: 3 }, 4)).toEqual([0, 0, 1])
  })

  it('brews beer of one grain rather than eating two', () => {
    expect(propose(waysOf(...RAW, ...BREW), { food: 1, grain: 2 }, 4)).toEqual([0, 0, 1])
  })

  it('looks for the whole, not for the next bite', () => {
    const turn = [1, 2, 3].map((times) => exchange('E158', { wood: 1 }, times))
    const ways = foodWays([...RAW, ...BREW, ...turn], [...PREVIEWS, brings(exchange('E158', { wood: 1 }), { food: 1 })])
    expect(propose(ways, { food: 1, grain: 2, wood: 3 }, 4)).toEqual([0, 0, 1, 0])
  })

  it('ends soon where there are many ways', () => {
    const goods: Goods = { grain: 9, vegetable: 9, sheep: 9, wood: 9 }
    const many = (with_: string, give: object) => Array.from({ length: 9 }, (_, i) => exchange(with_, give, i + 1))
    const moves = ['a', 'b', 'c', 'd'].flatMap((card) =>
      ['grain', 'vegetable', 'sheep', 'wood'].flatMap((good) => many(card, { [good]: 1 })),
    )
    const ways = foodWays(
      moves,
      moves.filter((m) => m.type === 'exchange' && m.times === 1).map((m) => brings(m, { food: 1 })),
    )
    const counts = propose(ways, goods, 20)
    expect(foodAfter(ways, counts, 0)).toBe(20)
  })

  it('keeps a pair of sheep for breeding while there are others', () => {
    const ways = waysOf(...COOK)
    const counts = propose(ways, { food: 2, sheep: 3, vegetable: 0 }, 4)
    expect(foodAfter(ways, counts, 2)).toBe(4)
    expect(leftOf(ways, counts, { sheep: 3 }, 'sheep')).toBe(2)
  })

  it('makes what it can where nothing suffices', () => {
    const ways = waysOf(...RAW)
    const counts = propose(ways, { grain: 2, vegetable: 1 }, 6)
    expect(foodAfter(ways, counts, 0)).toBe(3)
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
