import { expect, test } from 'vitest'
import { byRound, momentsOf } from './moments'

test('everybody has their own best and worst moment', () => {
  const turns = [
    { seat: 0, gain: 1, loss: 0 },
    { seat: 0, gain: 2.5, loss: 0 },
    { seat: 1, gain: 9, loss: 0 },
    { seat: 0, gain: 0, loss: 3 },
    { seat: 1, gain: 0, loss: 0.4 },
  ]
  expect(momentsOf(turns, 0)).toEqual({ best: turns[1], worst: turns[3] })
  expect(momentsOf(turns, 1)).toEqual({ best: turns[2], worst: undefined })
})

test('a curve has a point for every round, and one for the end', () => {
  const curve = [0, 1, 1, 2, 2, 3, 3].map((round, number) => ({ round, number }))
  expect(byRound(curve).map(({ number }) => number)).toEqual([1, 3, 5, 6])
  expect(byRound([])).toEqual([])
})
