/** Agricola at the table. */
import type { Answer, AskPanel, GameUi } from '../../table/game'
import { nameOf, sayMove, sayOwn } from '../../table/sentence'
import { inLanguage } from '../../table/words.svelte'
import AskBake from './ask/AskBake.svelte'
import AskFeed from './ask/AskFeed.svelte'
import AskFence from './ask/AskFence.svelte'
import AskKeep from './ask/AskKeep.svelte'
import AskSow from './ask/AskSow.svelte'
import Board from './board/Board.svelte'
import RoundTrack from './board/RoundTrack.svelte'
import HandChoice from './cards/HandChoice.svelte'
import Shelf from './cards/Shelf.svelte'
import FarmPanel from './farm/FarmPanel.svelte'
import OtherFarm from './farm/OtherFarm.svelte'
import OwnFarm from './farm/OwnFarm.svelte'
import { cardsOf } from './form'
import { choosesHand } from './hand'
import { OPTION_ICONS, SCORE_ICONS } from './logic/facts'
import { isPointedAt } from './logic/moves'
import { GOODS, type Agricola, type Goods, type Move } from './protocol'
import Symbols from './symbols/Symbols.svelte'

const files = import.meta.glob<string>(['../../../../locales/*/{agricola,cards,majors}*.ftl'], {
  query: '?raw',
  import: 'default',
})

const asks = {
  sow: { Panel: AskSow, confirm: 'always' },
  bake: { Panel: AskBake, confirm: 'always' },
  fences: { Panel: AskFence, confirm: 'always' },
  feed: { Panel: AskFeed, confirm: 'always', exchanges: 'none' },
  keep: { Panel: AskKeep, confirm: 'never', exchanges: 'open' },
} satisfies Record<string, AskPanel<Agricola>>

const BLOCKED_IN_LIST = ['choose', 'pay', 'renovate']

function answer(move: Move, possible: boolean): Answer | undefined {
  if (isPointedAt(move) || (!possible && !BLOCKED_IN_LIST.includes(move.type))) return undefined
  switch (move.type) {
    case 'choose':
      return { label: capital(nameOf('option', move.option)), icon: OPTION_ICONS[move.option], gains: true }
    case 'take':
      return { label: sayOwn('table-take'), goods: move.goods }
    case 'pay':
      return { label: sayOwn('table-pay') }
    case 'breed':
      return { label: sayOwn(move.young.length === 0 ? 'table-no-young' : 'table-young'), goods: counted(move.young) }
    case 'grow':
      return { label: sayMove(move), icon: 'baby' }
    case 'renovate':
      return { label: sayMove(move), icon: 'renovate' }
    default:
      return { label: sayMove(move) }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const counted = (kinds: (keyof Goods)[]): Goods =>
  Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((k) => k === kind).length]))

/** An exchange that is made several times is made once and again. */
function exchange(move: Move): Answer | undefined {
  if (move.type === 'exchange')
    return move.times === 1 ? { label: nameOf('with', move.with), goods: move.give } : undefined
  if (move.type !== 'release') return { label: sayMove(move) }
  const one = Object.values(move.animals).every((n) => n === 1)
  return one ? { label: sayOwn('table-release'), goods: move.animals } : undefined
}

const ui: GameUi<Agricola> = {
  words: (language) => inLanguage(files, language),
  goods: GOODS,
  scoreIcons: SCORE_ICONS,
  formIcons: { family: 'home', full: 'occupation' },
  cardsOf,
  shelfIcon: 'hammer',
  Symbols,
  RoundTrack,
  Board,
  Home: OwnFarm,
  OtherHome: OtherFarm,
  CloseUp: FarmPanel,
  Shelf,
  instead: (table) => (choosesHand(table) ? HandChoice : undefined),
  layout: (table) => ({
    // Hands need more room than the major improvements; feeding needs it for itself.
    shelf:
      Array.isArray(table.now?.view.players[table.own]?.hand.minors) &&
      table.now.view.mode === 'full' &&
      table.kind !== 'feed',
    tall: ['feed', 'fences', 'keep'].includes(table.kind ?? ''),
    beside: ['cells', 'sow', 'fences', 'bake', 'feed', 'keep'].includes(table.kind ?? ''),
    columns: 1,
    front: table.kind === 'cards' || choosesHand(table) ? 'shelf' : 'board',
  }),
  kindOf: ({ contents }) => (contents && contents.kind in asks ? contents.kind : undefined),
  asks,
  answer,
  exchange,
}

export default ui
