import { expect, test } from 'vitest'
import type { SeriesInfo } from '../../../table/protocol'
import { road, targetAfter } from '../../../table/solo/road'

const tried = (number: number, target: number, points: number | null) => ({
  number,
  target,
  points,
  kept: null,
  game: 'g',
  at: '',
})

const series = (number: number, target: number, tries: SeriesInfo['tries']): SeriesInfo => ({
  id: 's',
  game: 'agricola',
  standing: { kind: 'nl', number, target, won: number > 8, kept: [], food: 0 },
  tries,
  running: null,
  ended: null,
})

test('eight games to 67, with the best that was made of each', () => {
  const stops = road(series(2, 55, [tried(1, 50, 44), tried(1, 50, 57), tried(2, 55, null)]))
  expect(stops.map(({ target }) => target)).toEqual([50, 55, 59, 62, 64, 65, 66, 67])
  expect(stops.map(({ best }) => best).slice(0, 2)).toEqual([57, undefined])
  expect(stops.filter(({ now }) => now).map(({ number }) => number)).toEqual([2])
})

test('whoever goes on has one more to reach', () => {
  expect(road(series(9, 68, [])).at(-1)).toEqual({ number: 9, target: 68, best: undefined, now: true })
  expect(targetAfter(series(1, 50, []))).toBe(55)
  expect(targetAfter(series(8, 67, []))).toBeUndefined()
})
