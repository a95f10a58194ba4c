import { expect, test } from 'vitest'
import { CARDS, SPACES } from '../protocol'
import { chosenOf, moved, roundCards, STAGES } from './choice'

test('there are fourteen round cards, stage by stage', () => {
  const cards = roundCards(SPACES)
  expect(cards).toHaveLength(STAGES.length)
  expect(cards.map((id) => SPACES.find((space) => space.id === id)?.stage)).toEqual(STAGES)
})

test('cards are told apart by their kind', () => {
  expect(chosenOf(CARDS, ['E176', 'E19'], 'occupation')).toEqual(['E176'])
  expect(chosenOf(CARDS, ['E176', 'E19'], 'minor')).toEqual(['E19'])
})

test('one changes places with its neighbour', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
