import { expect, test } from 'vitest'
import { readList, writeList } from './lists'

const KNOWN = ['E1', 'E12', 'K7']

test('a list is written with names and read back without them', () => {
  const text = writeList(['E12', 'K7'], (id) => `the card ${id}`)
  expect(text).toBe('E12 the card E12\nK7 the card K7\n')
  expect(readList(text, KNOWN)).toEqual(['E12', 'K7'])
})

test('reading leaves out remarks, what nobody knows and what is there already', () => {
  expect(readList('# too strong\n  e1\nX9 unknown\nE1, again\nk7;', KNOWN)).toEqual(['E1', 'K7'])
  expect(readList('', KNOWN)).toEqual([])
})
