import { expect, test } from 'vitest'
import { beatsOf } from './beats'

test('a round begins with its card', () => {
  const events = [{ event: 'went_home' }, { event: 'round_began', round: 5, space: 'R2b' }]
  expect(beatsOf(events)).toEqual([{ kind: 'round', round: 5, space: 'R2b', lines: [] }])
})

test('a harvest has its parts, each of them once for all players', () => {
  const events = [
    { event: 'harvest_began', round: 4 },
    { event: 'harvested', seat: 0, goods: { grain: 1 } },
    { event: 'harvested', seat: 1, goods: { grain: 2 } },
    { event: 'harvested', seat: 0, goods: { vegetable: 1 } },
    { event: 'fed', seat: 1, food: 4 },
    { event: 'bred', seat: 1, young: { sheep: 1 } },
  ]
  const beats = beatsOf(events)
  expect(beats.map(({ kind }) => kind)).toEqual(['harvest', 'field', 'feeding', 'breeding'])
  expect(beats[1]?.lines).toEqual([
    { seat: 0, goods: { grain: 1, vegetable: 1 } },
    { seat: 1, goods: { grain: 2 } },
  ])
})

test('what brings nothing is no moment', () => {
  expect(
    beatsOf([
      { event: 'bred', seat: 0, young: {} },
      { event: 'placed', seat: 0, space: 'B7' },
    ]),
  ).toEqual([])
})
