import { expect, it } from 'vitest'
import { nextStep, reached, type Moment } from '../../table/lesson/script'
import { lesson } from './lesson'
import type { Agricola } from './protocol'

const at = (round: number, food_in_reach: number): Moment<Agricola> =>
  ({
    view: { round, over: false, spaces: {}, players: [] },
    seat: 0,
    me: { goods: {}, farm: ['R R . . .'], pastures: [], persons: 2, food_owed: 4, food_in_reach },
    log: [],
  }) as unknown as Moment<Agricola>

it('warns of the second harvest whoever is short of food', () => {
  const before = lesson.chapters.slice(0, 4).flatMap(({ steps }) => steps.map(({ name }) => name))
  const learned = before.filter((name) => name !== 'food-again')
  const free = { prompt: 'place', free: ['B10', 'B7'] }
  expect(nextStep(lesson, learned, at(7, 3), free)?.name).toBe('food-again')
  expect(nextStep(lesson, learned, at(7, 4), free)?.name).not.toBe('food-again')
  expect(nextStep(lesson, learned, at(5, 0), free)?.name).not.toBe('food-again')
  expect(reached(lesson, at(8, 0))).toContain('food-again')
})
