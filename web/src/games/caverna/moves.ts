/** Questions and moves: how each question is answered, what a person points at, what waits for a confirmation. */
import type { Answer, Beyond } from '../../table/game'
import { nameOf, sayMove, sayOwn } from '../../table/sentence'
import { OPTION_ICONS } from './pictures'
import type { Move, MoveType, Preview } from './protocol'

/** How the game asks: which panel answers this question best. */
export type Kind =
  | 'place'
  | 'imitate'
  | 'protect'
  | 'build'
  | 'sow'
  | 'furnish'
  | 'forge'
  | 'expedition'
  | 'market'
  | 'breed'
  | 'house'
  | 'feed'

const KINDS: Partial<Record<string, Kind>> = {
  place: 'place',
  imitate: 'imitate',
  protect: 'protect',
  clear: 'build',
  dig: 'build',
  tile: 'build',
  put: 'build',
  fences: 'build',
  stable: 'build',
  ore_mine: 'build',
  ruby_mine: 'build',
  sow: 'sow',
  furnish: 'furnish',
  dwelling: 'furnish',
  forge: 'forge',
  expedition: 'expedition',
  market: 'market',
  breed: 'breed',
  house: 'house',
  feed: 'feed',
}

export const kindOf = ({ prompt }: { prompt: string }): Kind | undefined => KINDS[prompt]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const LISTED: MoveType[] = ['choose', 'pay', 'trade', 'skip', 'feed_dwarf']

/** How a move looks in a list of answers; most are made by pointing at something. */
export function answer(move: Move): Answer | undefined {
  if (!LISTED.includes(move.type)) return undefined
  switch (move.type) {
    case 'choose':
      return { label: capital(nameOf('option', move.option)), icon: OPTION_ICONS[move.option], gains: true }
    case 'pay':
      return { label: sayOwn('table-pay') }
    case 'trade':
      return { label: sayOwn('table-trade'), icon: 'trade', gains: true }
    case 'skip':
      return { label: sayMove(move), icon: move.part === 'field' ? 'field' : 'breed' }
    default:
      return { label: sayMove(move) }
  }
}

/** Begging markers, and the weapon of a dwarf that comes home. */
export const beyond = ({ begging, strength }: Preview): Beyond[] => [
  ...(begging
    ? [{ icon: 'begging', text: `+${String(begging)}`, label: sayOwn('table-begging', { n: begging }) }]
    : []),
  ...(strength === undefined
    ? []
    : [{ icon: 'weapon', text: `→ ${String(strength)}`, label: sayOwn('table-armed', { strength }) }]),
]

/** The furnishing that makes an exchange; nothing if everybody can make it. */
export const madeWith = (what: string): string => (what === 'raw' || what === 'ruby' ? '' : nameOf('with', what))
