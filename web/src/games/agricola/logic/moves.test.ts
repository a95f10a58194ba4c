import { describe, expect, it } from 'vitest'
import type { Move } from '../protocol'
import { inPlay, plots } from './farm'
import { isListed, sameMove } from '../../../table/logic/moves'
import { atCell, sowAt } from './moves'

describe('moves', () => {
  it('are the same if they are written the same, whatever the order of their fields', () => {
    expect(sameMove<Move>({ type: 'place', space: 'B7' }, { space: 'B7', type: 'place' })).toBe(true)
    expect(
      sameMove<Move>({ type: 'take', goods: { wood: 1, clay: 1 } }, { type: 'take', goods: { clay: 1, wood: 1 } }),
    ).toBe(true)
    expect(isListed([{ type: 'done' }], { type: 'grow' })).toBe(false)
  })

  it('are found by what a person points at', () => {
    const moves: Move[] = [
      { type: 'plow', cell: [0, 2] },
      { type: 'sow', cell: [0, 2], crop: 'grain' },
      { type: 'sow', cell: [0, 2], crop: 'vegetable' },
    ]
    expect(atCell(moves, [0, 2])).toEqual([moves[0]])
    expect(sowAt(moves, [0, 2])).toHaveLength(2)
    expect(atCell(moves, [1, 2])).toEqual([])
  })
})

it('knows the animals that live on cards, with those that lie there anyway', () => {
  const player = {
    tableau: [{ card: 'E58' }, { card: 'M1' }, { card: 'K5', animals: { boar: 1 } }],
    arrangement: [
      { at: 'home', animals: { sheep: 1 } },
      { at: { card: 'E58' }, animals: { sheep: 1, cattle: 1 } },
      { at: { card: 'K5' }, animals: { boar: 2 } },
    ],
  } as unknown as Parameters<typeof inPlay>[0]
  expect(inPlay(player).map(({ animals }) => animals)).toEqual([{ sheep: 1, cattle: 1 }, undefined, { boar: 3 }])
  expect(inPlay(player, []).map(({ animals }) => animals)).toEqual([undefined, undefined, { boar: 1 }])
})

it('reads a farm with its animals', () => {
  const land = plots({
    farm: ['. Fg3 Fv2 . .', 'R F . S .', 'R . . . .'],
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
    arrangement: [
      {
        at: {
          pasture: [
            [0, 3],
            [0, 4],
          ],
        },
        animals: { sheep: 3 },
      },
      { at: 'home', animals: { boar: 1 } },
      { at: { space: [[1, 1]] }, animals: { horse: 1 } },
    ],
  } as unknown as Parameters<typeof plots>[0])
  expect(land[1]).toMatchObject({ kind: 'field', crop: 'grain', count: 3 })
  expect(land[3]).toMatchObject({ pasture: 0, animals: ['sheep', 'sheep'] })
  expect(land[10]).toMatchObject({ kind: 'room', animals: ['boar'] })
  expect(land[6]?.animals).toEqual(['horse'])
  expect(land[8]).toMatchObject({ kind: 'stable', pasture: -1 })
})
