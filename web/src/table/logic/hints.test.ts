import { expect, test } from 'vitest'
import { bestHints, settled } from './hints'

const advice = (space: string, value: number, visits: number) => ({ space, value, visits })
const spaces = (all: ReturnType<typeof advice>[]) => bestHints(all).map(({ space }) => space)

test('the greatest lead comes first, with equal leads what was looked at more often', () => {
  const all = [advice('B7', 1.2, 900), advice('B3', 2.5, 400), advice('B8', 1.2, 950), advice('B4', -3, 300)]
  expect(spaces(all)).toEqual(['B3', 'B8', 'B7', 'B4'])
})

test('a lead seen by few looks does not count', () => {
  expect(spaces([advice('B7', 1, 900), advice('B3', 9, 20), advice('B8', 0.5, 30)])).toEqual(['B7', 'B8'])
})

test('few are enough', () => {
  const many = Array.from({ length: 12 }, (_, i) => advice(`B${String(i)}`, i, 100 + i))
  expect(spaces(many)).toEqual(['B11', 'B10', 'B9', 'B8', 'B7'])
  expect(bestHints([])).toEqual([])
})

test('what the search prefers is not outrun by luck', () => {
  const all = [advice('B7', 1, 40), advice('B3', 6, 4), advice('B8', 2, 20), advice('B4', -3, 4)]
  expect(spaces(all)).toEqual(['B8', 'B7', 'B4'])
})

test('beside a favourite that outshines all others there is something to compare it with', () => {
  const all = [
    advice('B7', 1, 9000),
    advice('B3', -2, 12),
    advice('B8', 4, 9),
    advice('B4', -1, 7),
    advice('B9', -3, 1),
  ]
  expect(spaces(all)).toEqual(['B7', 'B4', 'B3'])
})

test('a hint is asked for again where others move meanwhile, and not about another question', async () => {
  let number = 0
  const others = [1, 1, 0]
  const ask = () => {
    number += others.shift() ?? 0
    return Promise.resolve(number)
  }
  const position = () => number
  expect(await settled(ask, () => true, position)).toBe(2)
  others.push(1)
  expect(await settled(ask, () => number < 3, position)).toBeUndefined()
})
