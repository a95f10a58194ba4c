import { expect, test } from 'vitest'
import { cellName } from '../../../table/logic/cells'
import { each, frameOf, plotOf, plotsOf, sideOf } from './home'

test('a space is read from its token', () => {
  expect(plotOf('Fg3', [3, 1])).toMatchObject({ ground: 'field', crop: 'grain', count: 3 })
  expect(plotOf('.s', [0, 0])).toMatchObject({ ground: 'forest', stable: true })
  expect(plotOf('L>s', [1, 1])).toMatchObject({ ground: 'pasture', open: 'right', stable: true })
  expect(plotOf('Lv', [1, 1])).toMatchObject({ ground: 'pasture', open: 'down', stable: false })
  expect(plotOf('blacksmith', [3, 4])).toMatchObject({ ground: 'tile', tile: 'blacksmith' })
  expect(plotOf('E', [3, 3])).toMatchObject({ ground: 'entry_dwelling' })
})

test('a home has 24 spaces, and those that stick out', () => {
  const home = ['. . . # # #', '. . . # # #', '. . . C # #', '. . M E # #']
  const plots = plotsOf({ home, beside: [{ cell: [4, 2], is: 'F' }] })
  expect(plots).toHaveLength(25)
  expect(plots.at(-1)).toMatchObject({ cell: [4, 2], ground: 'field' })
  const frame = frameOf(plots.map((plot) => plot.cell))
  expect(frame.height).toBeGreaterThan(frameOf([]).height)
})

test('spaces are named as on a chess board', () => {
  expect(cellName([0, 0])).toBe('a1')
  expect(cellName([3, 5])).toBe('f4')
})

test('neighbours and herds', () => {
  expect(sideOf([1, 1], [1, 2])).toBe('right')
  expect(sideOf([1, 1], [0, 1])).toBe('up')
  expect(each({ dog: 1, sheep: 2 })).toEqual(['sheep', 'sheep', 'dog'])
})
