import { expect, test } from 'vitest'
import { isLearned, nextStep, reached, type Moment, type Script } from './script'

const script: Script = {
  options: {},
  chapters: [
    { name: 'first', steps: [{ name: 'welcome', at: 'home' }] },
    { name: 'sheep', steps: [{ name: 'sheep', go: ['R1c'] }] },
    { name: 'family', steps: [{ name: 'grow', go: ['R2c'], until: ({ me }) => me.persons > 2 }] },
  ],
}

/** Somebody who has been on these spaces, and whose people are all at home again. */
const now = (...spaces: string[]): Moment =>
  ({
    view: { over: false, spaces: {} },
    seat: 0,
    me: { persons: 2 },
    log: [
      { event: { event: 'placed', seat: 1, space: 'R2c' } },
      ...spaces.map((space) => ({ event: { event: 'placed', seat: 0, space } })),
    ],
  }) as unknown as Moment

const place = { prompt: 'place', free: ['R1c', 'R2c'] }

test('whoever was sent somewhere as the last one of a round has learned it', () => {
  expect(reached(script, now())).toEqual([])
  expect(reached(script, now('R1c'))).toEqual(['sheep'])
  expect(nextStep(script, ['welcome'], now(), place)?.name).toBe('sheep')
  expect(nextStep(script, ['welcome', 'sheep'], now('R1c'), place)?.name).toBe('grow')
})

test('what has to come about is not learned by going there', () => {
  expect(reached(script, now('R2c'))).toEqual([])
})

test('what is to be read never comes between a question and its answer', () => {
  expect(nextStep(script, [], now(), { prompt: 'plow', free: [] })).toBeUndefined()
  expect(nextStep(script, [], now(), place)?.name).toBe('welcome')
  expect(script.chapters.map((chapter) => isLearned(chapter, ['welcome']))).toEqual([true, false, false])
})
