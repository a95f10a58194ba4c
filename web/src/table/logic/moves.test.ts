import { expect, test } from 'vitest'
import type { State } from '../protocol'
import { onlyAnswer, onlyPart } from './moves'

const asked = (ask: string, ...types: string[]) =>
  ({ decision: { ask }, moves: types.map((type) => ({ type })) }) as unknown as State

test('a question answers itself only where there is one answer that needs no thought', () => {
  expect(onlyAnswer(asked('options', 'choose'))).toEqual({ type: 'choose' })
  expect(onlyAnswer(asked('options', 'choose', 'done'))).toBeUndefined()
  expect(onlyAnswer(asked('amounts', 'feed'))).toBeUndefined()
  expect(onlyAnswer(asked('cells', 'plow'))).toBeUndefined()
})

test('of the parts of an action the only one that is left is offered, and none of several', () => {
  expect(onlyPart(asked('options', 'choose', 'done'))).toEqual({ type: 'choose' })
  expect(onlyPart(asked('options', 'choose'))).toEqual({ type: 'choose' })
  expect(onlyPart(asked('options', 'choose', 'choose', 'done'))).toBeUndefined()
})
