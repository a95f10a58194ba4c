/** What there is to say about cards. */
import { CARDS, MAJORS, type CardView, type Goods, type Seated } from './protocol'
import { isEmpty } from '../../table/logic/goods'
import { amount, nameOf, sayGoods, sayOwn } from '../../table/sentence'
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

interface Printed {
  kind: keyof typeof BANDS
  costs: Goods[]
  needs: readonly (readonly [string, number])[]
  points: number
  passing: boolean
}

/** What is printed on a card besides its text, whatever kind it is. */
export function printedOn(card: string): Printed | undefined {
  const major = MAJORS[card]
  const facts = CARDS[card]
  if (facts) return { ...facts, needs: facts.needs as [string, number][] }
  return major ? { kind: 'major', costs: [major.cost], needs: [], points: major.points, passing: false } : undefined
}

/** What a card does, in a few words. */
export const shortOf = (card: string): string | undefined => words.find(`card-${card}`, 'short')

/** Needs that are shown as a picture. */
export const NEED_PICTURES: Partial<Record<string, string>> = {
  occupation: 'occupation',
  improvement: 'hammer',
  sheep: 'sheep',
  cattle: 'cattle',
}

/** How wide price, needs and points of a card are, in letters' heights. */
export function footOf(card: string): number {
  const facts = printedOn(card)
  if (!facts) return 0
  const prices =
    facts.costs.reduce((n, way) => n + Object.keys(way).length * 2.05, 0) + Math.max(0, facts.costs.length - 1) * 1.4
  const needs = facts.needs.filter(([what]) => NEED_PICTURES[what]).length * 2.4
  return prices + needs + (facts.passing ? 1.6 : 0) + (facts.points ? 2 : 0) + (prices + needs > 0 ? 0.4 : 0)
}

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

/** What a card in play remembers, in words. */
export function notesOfHeld(table: Seated, held: CardView): string[] {
  const { count, round, rounds = [], space, players = [], animals = {}, coming = {} } = held
  return [
    ...(count ? [sayOwn('table-held-count', { n: count })] : []),
    ...(round ? [sayOwn('table-held-round', { round })] : []),
    ...(rounds.length > 0 ? [sayOwn('table-held-rounds', { rounds: words.list(rounds.map(String)) })] : []),
    ...(space ? [sayOwn('table-held-space', { space: nameOf('space', space) })] : []),
    ...(players.length > 0 ? [words.list(players.map(table.seatName))] : []),
    ...(isEmpty(animals) ? [] : [sayOwn('table-held-animals', { animals: sayGoods(animals) })]),
    ...Object.entries(coming).map(([at, n]) => sayOwn('table-held-coming', { round: Number(at), n })),
  ]
}
