import { expect, test } from 'vitest'
import { bestHints } from './hints'

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
