/** What people agree on before a game. */
import cards from 'virtual:cards'
import type { Field, Values } from '../../table/logic/form'
import { DECKS } from './protocol'

const full = { field: 'mode', is: ['full'] }
const family = { field: 'mode', is: ['family'] }

export const FORM: Field[] = [
  { name: 'players', input: 'number', from: 1, to: 5, default: 2 },
  { name: 'mode', input: 'one', of: ['family', 'full'], default: 'family' },
  { name: 'decks', input: 'some', of: DECKS, default: ['E'], only_if: full },
  { name: 'banned', input: 'cards', only_if: full },
  {
    name: 'variant',
    input: 'one',
    of: ['none', 'three_for_one', 'ten_for_seven', 'mulligan', 'draft'],
    default: 'none',
    only_if: full,
  },
  { name: 'family_day_labourer', input: 'one', of: ['resource', 'food'], default: 'resource', only_if: family },
  { name: 'edition', input: 'one', of: ['de', 'nl'], default: 'de' },
]

/** The cards of the decks that are chosen. */
export const cardsOf = ({ decks }: Values): string[] =>
  Object.keys(cards).filter((id) => (decks as string[]).includes(id.charAt(0)))
