import { describe, expect, it } from 'vitest'
import type { Cell, MoveOf, PlayerView } from '../protocol'
import { fenceMove, missing, outline, pasturesWith, rectangle, toggled, whyNot } from './fences'

const NONE = { h: ['.....', '.....', '.....', '.....'], v: ['......', '......', '......'] }
/** The upper right corner is a pasture of two spaces. */
const CORNER = { h: ['...##', '...##', '.....', '.....'], v: ['...#.#', '......', '......'] }

function player(part: Partial<PlayerView> = {}): PlayerView {
  return {
    goods: { wood: 15 },
    animals: {},
    house: 'wood',
    persons: 2,
    persons_at_home: 2,
    newborns: 0,
    begging: 0,
    bonus: 0,
    farm: ['. . . . .', 'R F . S .', 'R . . . .'],
    fences: NONE,
    fences_left: 15,
    stables_left: 3,
    pastures: [],
    arrangement: [],
    tableau: [],
    hand: { occupations: 0, minors: 0 },
    round_goods: [],
    food_owed: 4,
    score: 0,
    ...part,
  }
}

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

describe('the pastures that would be', () => {
  it('counts two animals a space, doubled by a stable', () => {
    expect(pasturesWith(player(), [[1, 3]])).toEqual([{ cells: [[1, 3]], capacity: 4 }])
  })

  it('keeps the pastures there are and splits one where asked', () => {
    const split = pasturesWith(player({ fences: CORNER }), [[0, 4]])
    expect(split.map((p) => p.capacity)).toEqual([2, 2])
  })
})

describe('why a shape cannot be built', () => {
  const owner = player({
    fences: CORNER,
    pastures: [
      {
        cells: [
          [0, 3],
          [0, 4],
        ],
        stables: 0,
        capacity: 4,
      },
    ],
  })

  it.each<[string, PlayerView, Cell[]]>([
    ['fence-blocked', player(), [[1, 1]]],
    [
      'not-one-area',
      player(),
      [
        [0, 0],
        [2, 4],
      ],
    ],
    [
      'fence-nothing-new',
      owner,
      [
        [0, 3],
        [0, 4],
      ],
    ],
    ['fence-apart', owner, [[2, 1]]],
    ['fence-pieces', player({ fences_left: 3 }), [[0, 4]]],
    ['too-dear', player({ goods: {} }), [[0, 4]]],
  ])('%s', (why, who, cells) => {
    expect(whyNot(who, [], cells)).toBe(`agricola-why-${why}`)
  })

  it('says nothing where nothing is marked or the shape is fine', () => {
    expect(whyNot(player(), [], [])).toBeUndefined()
    expect(whyNot(player(), [fence([0, 4])], [[0, 4]])).toBeUndefined()
  })
})
