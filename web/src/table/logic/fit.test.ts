import { expect, test } from 'vitest'
import { fitSheets, type Room, type Sheet } from './fit'

/** Letters half as wide as they are high. */
const measure = (word: string) => word.length / 2
const ROOM: Room = { width: 960, height: 160, gap: 6, largest: 15, good: 12.5, smallest: 10 }
const sheet = (letters: number, short?: string): Sheet => ({
  name: 'Name',
  text: Array.from({ length: letters / 5 }, () => 'word').join(' '),
  short,
  foot: 0,
})

test('few sheets stand in one row, with the largest letters', () => {
  const fit = fitSheets([sheet(50), sheet(60)], measure, ROOM)
  expect(fit?.size).toBe(15)
  expect(fit?.rows.map((row) => row.map(({ sheet: i }) => i))).toEqual([[0, 1]])
})

test('a longer text makes its sheet wider', () => {
  const fit = fitSheets([sheet(400), sheet(50)], measure, ROOM)
  const [long, short] = fit?.rows.flat() ?? []
  expect(long?.width).toBeGreaterThan((short?.width ?? 0) * 1.5)
})

test('where not all fit, the longest texts give way to their short forms, and no more of them than need be', () => {
  const many = Array.from({ length: 14 }, (_, i) => sheet(i < 2 ? 400 : 90, 'few words'))
  const fit = fitSheets(many, measure, ROOM)
  const placed = fit?.rows.flat() ?? []
  expect(placed.length).toBe(14)
  expect(placed.filter(({ short }) => short).length).toBeGreaterThan(0)
  expect(placed.filter(({ short }) => short).length).toBeLessThan(14)
  expect(placed.find(({ sheet: i }) => i === 0)?.short).toBe(true)
})

test('many sheets stand in two rows rather than in narrow columns', () => {
  const many = Array.from({ length: 14 }, () => sheet(100))
  const fit = fitSheets(many, measure, { ...ROOM, width: 1860, height: 400 })
  expect(fit?.size).toBe(15)
  expect(fit?.rows.map((row) => row.length)).toEqual([7, 7])
})

test('rows stay within the room', () => {
  const fit = fitSheets(
    Array.from({ length: 14 }, () => sheet(100, 'few words only')),
    measure,
    ROOM,
  )
  for (const row of fit?.rows ?? []) {
    expect(row.reduce((sum, { width }) => sum + width + ROOM.gap, -ROOM.gap)).toBeLessThanOrEqual(ROOM.width + 1)
  }
})

test('what cannot be read at all is not laid out', () => {
  expect(
    fitSheets(
      Array.from({ length: 14 }, () => sheet(2000)),
      measure,
      ROOM,
    ),
  ).toBeUndefined()
})
