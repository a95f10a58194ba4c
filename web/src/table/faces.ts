/** Faces and names of those who sit at the table: a bot is somebody, too. */
import type { SeatInfo } from './protocol'
import { personName } from './sentence'
import { say } from './words.svelte'

/** What a face is drawn from. */
export interface Looks {
  skin: string
  hair: string
  hat: 'none' | 'straw' | 'scarf' | 'cap'
  beard: boolean
  glasses: boolean
}

const SKIN = ['#f3cfa6', '#e2b07e', '#b97f50', '#8a5a38']
const HAIR = ['#5a3a22', '#2f2420', '#b5651d', '#d9c9a8', '#8d8f96']
const HATS = ['none', 'straw', 'scarf', 'cap'] as const

/** A number that stays the same for the same words. */
const numberOf = (text: string): number => [...text].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7)

/** The face of a name: the same name has the same face everywhere. */
export function looksOf(name: string): Looks {
  const n = numberOf(name)
  return {
    skin: SKIN[n % SKIN.length] ?? '',
    hair: HAIR[(n >>> 3) % HAIR.length] ?? '',
    hat: HATS[(n >>> 6) % HATS.length] ?? 'none',
    beard: (n >>> 9) % 4 === 0,
    glasses: (n >>> 12) % 4 === 0,
  }
}

/** Whether a bot was called by its number only, as in games of old. */
const isNameless = (name: string): boolean => /^(Bot \d+)?$/.test(name)

/** No game has more seats. */
const MOST_SEATS = 7

/** The name of a bot at a seat; no two at one table share it, nor a bot and a person. */
export function botName(game: string, seats: readonly SeatInfo[], seat: number): string {
  const own = seats[seat]?.name ?? ''
  const taken = seats.some(({ kind, stand_in, name }) => (kind === 'human' || stand_in) && name === own)
  if (!isNameless(own) && !taken) return own
  const names = say('ui-bot-names').split(', ')
  const nth = (n: number): string => names[(numberOf(game) + n) % names.length] ?? ''
  const people = seats.filter(({ kind, stand_in }) => kind === 'human' || stand_in).map(({ name }) => name)
  if (!people.includes(nth(seat))) return nth(seat)
  // Beyond those that other bots here could have.
  const spare = names.length - MOST_SEATS
  return nth(MOST_SEATS + (seat % spare))
}

/** The name of whoever plays a seat of a game; a bot that plays for a person has theirs. */
export function nameAt(game: string, seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat]
  if (info?.kind === 'bot' && !info.stand_in) return botName(game, seats, seat)
  return info?.kind === 'open' ? say('ui-seat-open') : personName(info?.name ?? String(seat + 1))
}
