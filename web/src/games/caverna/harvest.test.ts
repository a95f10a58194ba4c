import { expect, test } from 'vitest'
import { endOf, faceDown, isEvent, roundsOf } from './harvest'
import type { Marker, View } from './protocol'

const view = (players: number, round: number, markers: (Marker | null)[]): View =>
  ({
    round,
    markers,
    harvest: null,
    players: Array.from({ length: players }),
    round_order: Array.from({ length: 12 }),
  }) as unknown as View

test('the first rounds are known, later ones by their markers', () => {
  const game = view(3, 8, ['question', 'leaf', 'question', null, null, null, null])
  expect([1, 3, 4, 5].map((round) => endOf(game, round))).toEqual(['none', 'normal', 'one_food', 'normal'])
  expect([6, 7, 8, 9].map((round) => endOf(game, round))).toEqual(['none', 'normal', 'one_food', 'hidden'])
  expect(isEvent(game, 6)).toBe(true)
  expect(faceDown(game)).toEqual({ leaves: 3, questions: 1 })
})

test('with one or two players the ninth round is left out', () => {
  const game = view(2, 6, [null, null, null, null, null, null, null])
  expect(roundsOf(game)).not.toContain(9)
  expect(faceDown(game)).toEqual({ leaves: 3, questions: 3 })
  expect(endOf(view(1, 6, []), 10)).toBe('normal')
})
