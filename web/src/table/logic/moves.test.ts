import { expect, test } from 'vitest'
import type { State } from '../protocol'
import { onlyAnswer } from './moves'

const asked = (ask: string, ...types: string[]) =>
  ({ decision: { ask }, moves: types.map((type) => ({ type })) }) as unknown as State

test('a question answers itself only where there is one answer that needs no thought', () => {
  expect(onlyAnswer(asked('options', 'choose'))).toEqual({ type: 'choose' })
  expect(onlyAnswer(asked('options', 'choose', 'done'))).toBeUndefined()
  expect(onlyAnswer(asked('amounts', 'feed'))).toBeUndefined()
  expect(onlyAnswer(asked('cells', 'plow'))).toBeUndefined()
})
