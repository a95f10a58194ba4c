/** What there is to say about cards. */
import { CARDS } from './protocol'
import { amount, sayOwn } from '../../table/sentence'
import type { TipContent } from '../../table/tip.svelte'
import { words } from '../../table/words.svelte'

const BANDS = {
  occupation: { band: '#c79a1e', on: '#2b1d10' },
  minor: { band: '#cf6f2a', on: '#1d0d02' },
  major: { band: '#b8402f', on: '#fff6e6' },
}

/** What kind of card it is, with its colours. */
export const bandOf = (kind: keyof typeof BANDS): NonNullable<TipContent['kind']> => ({
  name: sayOwn(`table-kind-${kind}`),
  ...BANDS[kind],
})

const isGood = (id: string): boolean => words.has(`good-${id}`)

/** What must be there to play a card; nothing if it needs nothing. */
export function sayNeeds(card: string): string {
  const own = words.find(`card-${card}`, 'needs')
  const parts = (CARDS[card]?.needs ?? []).map(([what, n]) =>
    isGood(what) ? amount(what, n) : sayOwn(`table-need-${what}`, { n }),
  )
  return own ?? (parts.length > 0 ? words.list(parts) : '')
}

/** What else there is to say about a card: what it needs, and that it goes on to the neighbour. */
export function notesOn(card: string): string[] {
  const needs = sayNeeds(card)
  return [
    ...(needs ? [sayOwn('table-needs', { needs })] : []),
    ...(CARDS[card]?.passing ? [sayOwn('table-passing')] : []),
  ]
}
