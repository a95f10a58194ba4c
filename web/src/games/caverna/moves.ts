/** Questions and moves: how each question is answered, what a person points at, what waits for a confirmation. */
import type { Answer, Beyond } from '../../table/game'
import { begs } from '../../table/logic/debts'
import { isEmpty } from '../../table/logic/goods'
import { previewOf } from '../../table/logic/previews'
import { nameOf, sayGoods, sayMove, sayOwn } from '../../table/sentence'
import { parts } from './contents'
import { OPTION_ICONS } from './pictures'
import type { Move, MoveOf, MoveType, Preview, Seated } from './protocol'

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

/** A part of an action; an expedition says of which level it is. */
function nameOfPart(move: MoveOf<'choose'>, table: Seated): string {
  const level = previewOf(table.previews, move)?.level
  return level === undefined ? nameOf('option', move.option) : sayOwn(`option-${move.option}-level`, { level })
}

/** What is lost with a part of the harvest. */
function lossOf({ part }: MoveOf<'skip'>, table: Seated): string {
  const { crops, young } = parts(table)
  const goods = part === 'field' ? crops : young
  return sayOwn(`table-skip-${part}`, { any: isEmpty(goods) ? 'no' : 'yes', goods: sayGoods(goods) })
}

/** How a move looks in a list of answers; most are made by pointing at something. */
export function answer(move: Move, _possible: boolean, table: Seated): Answer | undefined {
  if (!LISTED.includes(move.type)) return undefined
  switch (move.type) {
    case 'choose':
      return { label: capital(nameOfPart(move, table)), icon: OPTION_ICONS[move.option], gains: true }
    case 'pay':
      return { label: sayOwn('table-pay') }
    case 'trade':
      return { label: sayOwn('table-trade'), icon: 'trade', gains: true }
    case 'skip':
      return { label: sayMove(move), icon: move.part === 'field' ? 'field' : 'breed', note: lossOf(move, table) }
    default:
      return { label: sayMove(move) }
  }
}

/** Begging markers, and the weapon of a dwarf that comes home. */
export const beyond = ({ begging, strength }: Preview): Beyond[] => [
  ...begs(begging),
  ...(strength === undefined
    ? []
    : [{ icon: 'weapon', text: `→ ${String(strength)}`, label: sayOwn('table-armed', { strength }) }]),
]

/** The furnishing that makes an exchange; nothing if everybody can make it. */
export const madeWith = (what: string): string => (what === 'raw' || what === 'ruby' ? '' : nameOf('with', what))
