/** Agricola at the table. */
import type { Answer, AskPanel, GameUi } from '../../table/game'
import { begs } from '../../table/logic/debts'
import { list, sum } from '../../table/logic/goods'
import { nameOf, sayMove, sayOwn } from '../../table/sentence'
import { settings } from '../../table/settings.svelte'
import { inLanguage, without } from '../../table/words.svelte'
import AskBake from './ask/AskBake.svelte'
import AskFeed from './ask/AskFeed.svelte'
import AskFence from './ask/AskFence.svelte'
import AskKeep from './ask/AskKeep.svelte'
import AskPlan from './ask/AskPlan.svelte'
import AskSow from './ask/AskSow.svelte'
import Board from './board/Board.svelte'
import RoundTrack from './board/RoundTrack.svelte'
import HandChoice from './cards/HandChoice.svelte'
import Shelf from './cards/Shelf.svelte'
import FreeChoice from './solo/FreeChoice.svelte'
import FarmPanel from './farm/FarmPanel.svelte'
import OtherFarm from './farm/OtherFarm.svelte'
import OwnFarm from './farm/OwnFarm.svelte'
import Picture from './farm/Picture.svelte'
import AskCard from './moor/AskCard.svelte'
import { cardsOf } from './form'
import { choosesHand, handOf } from './hand'
import { isLess, obvious } from './obvious'
import { isPlanned, plans, priceOf, steps } from './planning'
import { read } from './reading'
import { CHAPTER_ICONS, OPTION_ICONS, SCORE_ICONS } from './logic/facts'
import { isPointedAt } from './logic/moves'
import { GOODS, STEPS, contentsOf, type Agricola, type Goods, type Move, type Preview, type Seated } from './protocol'
import Symbols from './symbols/Symbols.svelte'

const files = import.meta.glob<string>(['../../../../locales/*/{agricola,cards,majors,moor}*.ftl'], {
  query: '?raw',
  import: 'default',
})

const rules = import.meta.glob<string>(['../../../../locales/*/rules-{agricola,moor}.ftl'], {
  query: '?raw',
  import: 'default',
})

const asks = {
  sow: { Panel: AskSow, confirm: 'always' },
  bake: { Panel: AskBake, confirm: 'always' },
  fences: { Panel: AskFence, confirm: 'always' },
  feed: { Panel: AskFeed, confirm: 'always', exchanges: 'none' },
  heat: { Panel: AskFeed, confirm: 'always', exchanges: 'none' },
  keep: { Panel: AskKeep, confirm: 'never', exchanges: 'open' },
  plan: { Panel: AskPlan, confirm: 'wished', list: true },
  save_special: { Panel: AskCard, confirm: 'never' },
  swap_special: { Panel: AskCard, confirm: 'never' },
} satisfies Record<string, AskPanel<Agricola>>

const BLOCKED_IN_LIST = ['choose', 'pay', 'renovate']

function answer(move: Move, possible: boolean, table: Seated): Answer | undefined {
  if (settings.auto && isLess(move, table.moves)) return undefined
  if (isPointedAt(move) || (!possible && !BLOCKED_IN_LIST.includes(move.type))) return undefined
  switch (move.type) {
    case 'choose':
      if (possible && move.option !== 'sow' && isPlanned(move.option)) return undefined
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

/** An exchange that is made several times is the same made once, and how often is asked beside it. Where animals do not fit, only
 * what makes room for them is of use. */
function exchange(move: Move, table: Seated): Answer | undefined {
  const held = table.shown?.view.players[table.own]?.animals ?? {}
  if (table.kind === 'keep' && move.type === 'exchange' && !list(sum(held)).some(([kind]) => move.give[kind]))
    return undefined
  if (move.type === 'exchange')
    return move.times === 1 ? { label: nameOf('with', move.with), goods: move.give } : undefined
  if (move.type !== 'release') return { label: sayMove(move) }
  const one = Object.values(move.animals).every((n) => n === 1)
  return one ? { label: sayOwn('table-release'), goods: move.animals } : undefined
}

/** Food and fuel that are paid after everything that is planned; whoever has too little food begs. What is planned on the farm is
 * priced with the question. */
function foresees(move: Move, table: Seated): Preview | undefined {
  if (move.type === 'fence') return table.foresight.trial?.preview
  if (table.kind === 'plan' && (move.type === 'room' || move.type === 'stable'))
    return { pay: priceOf(table, move.type) }
  if (move.type === 'heat') return { pay: [{ fuel: move.fuel }] }
  if (move.type !== 'feed') return undefined
  const owed = contentsOf(table, 'feed')?.owed ?? 0
  return { pay: [{ food: move.food }], begging: Math.max(0, owed - move.food) }
}

const ui: GameUi<Agricola> = {
  words: (language) => inLanguage(files, language),
  goods: GOODS,
  scoreIcons: SCORE_ICONS,
  chapterIcons: CHAPTER_ICONS,
  scoreSteps: STEPS,
  formIcons: { family: 'home', full: 'occupation', none: 'grain', moor: 'reed' },
  cardsOf,
  rules: (language, view) =>
    inLanguage(view?.expansion === undefined ? without(rules, '/rules-moor.ftl') : rules, language),
  lesson: async (course) =>
    course === 'moor' ? (await import('./moor/lesson')).lesson : (await import('./lesson')).lesson,
  FreeChoice,
  shelfIcon: 'hammer',
  Symbols,
  RoundTrack,
  Board,
  Home: OwnFarm,
  OtherHome: OtherFarm,
  Picture,
  CloseUp: FarmPanel,
  Shelf,
  instead: (table) => (choosesHand(table) ? HandChoice : undefined),
  layout: (table) => ({
    shelf: handOf(table).hand.length > 0 || (table.shown?.view.majors.length ?? 0) > 0,
    question: 'others',
    beside: ['cells', 'plan', 'sow', 'fences', 'bake', 'feed', 'heat', 'keep'].includes(table.kind ?? ''),
    columns: 1,
    front: table.kind === 'cards' || choosesHand(table) ? 'shelf' : 'board',
  }),
  kindOf: (question, moves) => {
    if (plans(question, moves)) return 'plan'
    return [question.contents?.kind, question.prompt].find((name) => name !== undefined && name in asks)
  },
  asks,
  answer,
  foresees,
  beyond: ({ begging }) => begs(begging),
  exchange,
  read,
  obvious,
  settled: (move) => move.type === 'breed',
  steps,
}

export default ui
