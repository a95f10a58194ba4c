import { expect, test } from 'vitest'
import { clockFace, inUnits, MOVE_TIMES } from './time'

test('a time is told in the largest unit of which there is enough', () => {
  expect(inUnits(59)).toEqual({ unit: 'seconds', n: 59 })
  expect(inUnits(60)).toEqual({ unit: 'minutes', n: 1 })
  expect(inUnits(3600)).toEqual({ unit: 'hours', n: 1 })
  expect(inUnits(5400)).toEqual({ unit: 'minutes', n: 90 })
  expect(inUnits(86_400)).toEqual({ unit: 'days', n: 1 })
  expect(inUnits(100_000)).toEqual({ unit: 'hours', n: 27 })
  expect(inUnits(-5)).toEqual({ unit: 'seconds', n: 0 })
})

test('a clock shows what is left, and never less than nothing', () => {
  expect(clockFace(125)).toBe('2:05')
  expect(clockFace(3600 + 61)).toBe('1:01 h')
  expect(clockFace(-3)).toBe('0:00')
})

test('the form offers what the server takes, the shortest first', () => {
  expect([...MOVE_TIMES].sort((a, b) => a - b)).toEqual(MOVE_TIMES)
  expect(MOVE_TIMES.every((seconds) => seconds >= 60 && seconds <= 2_592_000)).toBe(true)
})
