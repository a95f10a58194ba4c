/** Questions and moves: how each question is answered, what a person points at, what waits for a confirmation. */
import type { Answer } from '../../table/game'
import { goodName, nameOf, sayMove, sayOwn } from '../../table/sentence'
import { cellsOf } from './home/plan'
import { OPTION_ICONS } from './pictures'
import type { Move, MoveType, State } from './protocol'

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
  | 'list'

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

export const kindOf = (state: State): Kind => KINDS[state.decision?.prompt ?? ''] ?? 'list'

/** What a person points at to make a move. */
export function target(move: Move): string {
  if ('space' in move) return move.space
  const [cell] = cellsOf(move)
  if (cell) return cell.join()
  if ('tile' in move) return move.tile
  if ('item' in move) return move.item
  if ('good' in move) return move.good
  if ('strength' in move) return String(move.strength)
  if ('part' in move) return move.part
  return 'option' in move ? String(move.option) : ''
}

/** Which moves wait for a confirmation, where one is wished: some do only if they end the turn. */
export function waits(move: Move): 'never' | 'if-last' | 'always' {
  switch (move.type) {
    case 'place':
    case 'choose':
    case 'loot':
    case 'trade':
      return 'if-last'
    case 'exchange':
    case 'pay':
    case 'melt':
    case 'feed_dwarf':
    case 'skip':
      return 'never'
    default:
      return 'always'
  }
}

const NO_THOUGHT: MoveType[] = ['choose', 'pay', 'put']

/** The one answer there is, if it needs no thought. */
export function forced(state: State): Move | undefined {
  const [only] = state.moves
  if (state.moves.length !== 1 || !only) return undefined
  return NO_THOUGHT.includes(only.type) ? only : undefined
}

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

const FEW = 5

/** How an exchange looks in the list beside a question. More gold than a little is changed where everything is exchanged. */
export function exchange(move: Move): Answer | undefined {
  if (move.type === 'exchange') {
    if ((move.give.gold ?? 0) > FEW) return undefined
    return { label: move.with === 'raw' || move.with === 'ruby' ? '' : nameOf('with', move.with), goods: move.give }
  }
  if (move.type === 'buy_tile') return { label: sayMove(move), icon: move.tile }
  return { label: move.type === 'melt' ? sayMove(move) : goodName('food') }
}
