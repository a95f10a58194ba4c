import { expect, test } from 'vitest'
import { pointOf } from './targets'

test('what a person points at has a short name', () => {
  expect(pointOf({ space: 'B7' })).toBe('B7')
  expect(pointOf({ card: 'M1' })).toBe('M1')
  expect(pointOf({ goods: { dog: 1 } })).toBe('dog')
  expect(pointOf({ amount: 3 })).toBe('3')
  expect(pointOf('done')).toBe('done')
})

test('of several cells it is the first', () => {
  const cells: [number, number][] = [
    [1, 2],
    [1, 3],
  ]
  expect(pointOf({ cells })).toBe('1,2')
  expect(pointOf({ theirs: [2, [[0, 4]]] })).toBe('2,0,4')
})
