import { describe, expect, it } from 'vitest'
import type { Cell, MoveOf } from '../protocol'
import { fenceMove, missing, outline, rectangle, toggled } from './fences'

/** The upper right corner is a pasture of two spaces. */
const CORNER = { h: ['...##', '...##', '.....', '.....'], v: ['...#.#', '......', '......'] }

const fence = (...cells: Cell[]): MoveOf<'fence'> => ({ type: 'fence', cells })

describe('drawing fences', () => {
  it('goes around one space with four fences and around two with six', () => {
    expect(outline([[0, 4]])).toHaveLength(4)
    expect(
      outline([
        [0, 3],
        [0, 4],
      ]),
    ).toHaveLength(6)
  })

  it('uses the fences that stand already', () => {
    expect(missing(CORNER, [[1, 4]])).toHaveLength(3)
    expect(missing(CORNER, [[0, 4]])).toHaveLength(1)
  })

  it('marks the rectangle under a drag, in any direction', () => {
    expect(rectangle([2, 4], [1, 3])).toEqual([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
    ])
  })

  it('marks and unmarks a space', () => {
    expect(toggled([[0, 1]], [0, 2])).toHaveLength(2)
    expect(toggled([[0, 1]], [0, 1])).toEqual([])
  })

  it('finds the listed move whatever the order of the spaces', () => {
    const moves = [fence([0, 3], [0, 4])]
    expect(
      fenceMove(moves, [
        [0, 4],
        [0, 3],
      ]),
    ).toBe(moves[0])
    expect(fenceMove(moves, [[0, 4]])).toBeUndefined()
  })
})
