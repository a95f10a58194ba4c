import { expect, test } from 'vitest'
import type { Field } from '../protocol'
import { choices, defaults, isAsked, isComplete, optionsOf } from './form'

const FORM: Field[] = [
  { name: 'players', input: 'number', from: 1, to: 5, default: 2 },
  { name: 'mode', input: 'one', of: ['short', 'long'], default: 'short' },
  { name: 'decks', input: 'some', of: ['X', 'Y'], default: ['X'], only_if: { field: 'mode', is: ['long'] } },
  { name: 'late', input: 'flag' },
]

test('a form begins with what holds if nothing is said', () => {
  expect(defaults(FORM)).toEqual({ players: 2, mode: 'short', decks: ['X'], late: false })
})

test('a field that depends on another is asked for and sent only with it', () => {
  const short = defaults(FORM)
  const long = { ...short, mode: 'long', decks: ['X', 'Y'] }
  expect(FORM.map((field) => isAsked(FORM, field, short))).toEqual([true, true, false, true])
  expect(optionsOf(FORM, short)).toEqual({ players: 2, mode: 'short', late: false })
  expect(optionsOf(FORM, long)).toEqual({ players: 2, mode: 'long', decks: ['X', 'Y'], late: false })
})

test('a field can depend on either of two others, and what is not asked for does not count', () => {
  const box: Field = { name: 'box', input: 'one', of: ['none', 'more'], default: 'none' }
  const level: Field = { name: 'level', input: 'number', from: 1, to: 3, default: 1 }
  const form: Field[] = [
    box,
    { ...level, only_if: { field: 'box', is: ['more'] } },
    { name: 'cards', input: 'flag', only_if: { field: 'mode', is: ['long'] }, or_if: { field: 'level', is: ['3'] } },
  ]
  expect(optionsOf(form, { box: 'none', level: 3, cards: true })).toEqual({ box: 'none' })
  expect(optionsOf(form, { box: 'more', level: 3, cards: true })).toEqual({ box: 'more', level: 3, cards: true })
  expect(choices(level)).toEqual([1, 2, 3])
})

test('of several values one has to be chosen, where they are asked for', () => {
  const none = { ...defaults(FORM), decks: [] }
  expect(isComplete(FORM, none)).toBe(true)
  expect(isComplete(FORM, { ...none, mode: 'long' })).toBe(false)
})
