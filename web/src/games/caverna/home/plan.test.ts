import { expect, test } from 'vitest'
import type { Cell, Move } from '../protocol'
import { plotsOf } from './home'
import { planned, pointed, positionsAt, turned } from './plan'

const lay = (a: Cell, b: Cell): Move => ({ type: 'lay', tile: 'cavern_tunnel', cells: [a, b] })
const both = (a: Cell, b: Cell): Move => ({ type: 'lay', tile: 'cavern_cavern', cells: [a, b] })
const small = (cell: Cell): Move => ({ type: 'fence_small', cell })
const large = (a: Cell, b: Cell): Move => ({ type: 'fence_large', cells: [a, b] })

test('a tile lies with its first half where one points, and turns around that space', () => {
  const moves = [lay([1, 4], [0, 4]), lay([0, 4], [1, 4]), lay([0, 4], [0, 5]), lay([2, 3], [2, 4])]
  const [first, anchor] = pointed(moves, undefined, undefined, [0, 4])
  expect(first).toEqual(lay([0, 4], [1, 4]))
  const [second] = pointed(moves, first, anchor, [1, 4])
  expect(second).toEqual(lay([0, 4], [0, 5]))
  const third = turned(moves, second ?? small([0, 0]), [0, 4])
  expect(third).toEqual(lay([1, 4], [0, 4]))
  expect(turned(moves, third, [0, 4])).toEqual(first)
})

test('two equal halves look the same either way round', () => {
  expect(positionsAt([both([0, 4], [0, 5]), both([0, 5], [0, 4])], [0, 4])).toHaveLength(1)
})

test('beside a small pasture one makes it a large one', () => {
  const moves = [small([2, 1]), small([2, 2]), large([2, 1], [2, 2])]
  const [first, anchor] = pointed(moves, undefined, undefined, [2, 1])
  expect(first).toEqual(small([2, 1]))
  expect(pointed(moves, first, anchor, [2, 2])[0]).toEqual(large([2, 1], [2, 2]))
})

test('what is planned is seen in the picture', () => {
  const home = ['. . . # # #', '. . . # # #', '. M M C # #', '. . F E # #']
  const plots = plotsOf({ home, beside: [] })
  const fenced = planned(plots, [large([2, 1], [2, 2])])
  expect(fenced.plots[13]).toMatchObject({ ground: 'pasture', open: 'right' })
  expect(fenced.plots[14]).toMatchObject({ ground: 'pasture', open: 'left' })
  const dug = planned(plots, [lay([2, 4], [2, 5])])
  expect([dug.plots[16]?.ground, dug.plots[17]?.ground]).toEqual(['cavern', 'tunnel'])
  const over = planned(plots, [
    {
      type: 'lay',
      tile: 'meadow_field',
      cells: [
        [3, 1],
        [4, 1],
      ],
    },
  ])
  expect(over.plots.at(-1)).toMatchObject({ cell: [4, 1], ground: 'field' })
})
