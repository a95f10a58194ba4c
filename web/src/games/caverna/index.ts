/** Caverna at the table. */
import type { AskPanel, GameUi } from '../../table/game'
import { onlyPart } from '../../table/logic/moves'
import { inLanguage } from '../../table/words.svelte'
import AskBreed from './ask/AskBreed.svelte'
import AskBuild from './ask/AskBuild.svelte'
import AskExpedition from './ask/AskExpedition.svelte'
import AskFeed from './ask/AskFeed.svelte'
import AskForge from './ask/AskForge.svelte'
import AskHouse from './ask/AskHouse.svelte'
import AskMarket from './ask/AskMarket.svelte'
import AskSow from './ask/AskSow.svelte'
import AskSpace from './ask/AskSpace.svelte'
import AskTiles from './ask/AskTiles.svelte'
import ExchangeDoor from './ask/ExchangeDoor.svelte'
import Board from './board/Board.svelte'
import RoundTrack from './board/RoundTrack.svelte'
import './caverna.css'
import { mealOf } from './contents'
import { browsing } from './desk.svelte'
import CloseUp from './home/CloseUp.svelte'
import OtherHome from './home/OtherHome.svelte'
import OwnHome from './home/OwnHome.svelte'
import Picture from './home/Picture.svelte'
import { answer, beyond, kindOf, type Kind } from './moves'
import { CHAPTER_ICONS, SCORE_ICONS } from './pictures'
import { GOODS, type Caverna } from './protocol'
import { read } from './reading'
import Symbols from './symbols/Symbols.svelte'
import Catalogue from './tiles/Catalogue.svelte'
import Shelf from './tiles/Shelf.svelte'

const files = import.meta.glob<string>(['../../../../locales/*/caverna*.ftl'], { query: '?raw', import: 'default' })
const rules = import.meta.glob<string>(['../../../../locales/*/rules-caverna.ftl'], {
  query: '?raw',
  import: 'default',
})

const asks: Record<Kind, AskPanel<Caverna>> = {
  // What may be exchanged stands on the board.
  place: { Panel: AskSpace, confirm: 'wished', exchanges: 'none' },
  imitate: { Panel: AskSpace, confirm: 'wished' },
  protect: { Panel: AskSpace, confirm: 'wished' },
  build: { Panel: AskBuild, confirm: 'always' },
  sow: { Panel: AskSow, confirm: 'always' },
  furnish: { Panel: AskTiles, confirm: 'wished' },
  forge: { Panel: AskForge, confirm: 'wished' },
  expedition: { Panel: AskExpedition, confirm: 'wished', ends: true },
  market: { Panel: AskMarket, confirm: 'always', ends: true },
  breed: { Panel: AskBreed, confirm: 'always' },
  house: { Panel: AskHouse, confirm: 'never', exchanges: 'open' },
  feed: { Panel: AskFeed, confirm: 'always', exchanges: 'none' },
}

/** Questions that are answered beside the home, without the board. */
const BESIDE: (string | undefined)[] = [
  'skip',
  'build',
  'sow',
  'forge',
  'expedition',
  'market',
  'breed',
  'house',
  'feed',
  'imitate',
]

const ui: GameUi<Caverna> = {
  words: (language) => inLanguage(files, language),
  formIcons: { beginner: 'dwelling', full: 'furnish' },
  cardsOf: () => [],
  goods: GOODS,
  scoreIcons: SCORE_ICONS,
  chapterIcons: CHAPTER_ICONS,
  rules: (language) => inLanguage(rules, language),
  lesson: async () => (await import('./lesson')).lesson,
  shelfIcon: 'furnish',
  Symbols,
  RoundTrack,
  Board,
  Home: OwnHome,
  OtherHome,
  Picture,
  CloseUp,
  Shelf,
  Exchanges: ExchangeDoor,
  instead: (table) => (browsing(table) ? Catalogue : undefined),
  layout: (table) => ({
    shelf: false,
    question: 'home',
    columns: (table.now?.view.players.length ?? 1) > 4 ? 2 : 1,
    beside: [table.kind, table.decision?.prompt].some((name) => BESIDE.includes(name)),
    front: table.kind === 'furnish' ? 'shelf' : 'board',
  }),
  kindOf,
  asks,
  answer,
  foresees: (move, table) => (move.type === 'feed' ? mealOf(table, move.food) : undefined),
  beyond,
  repeats: (event, before) => event.event === 'gained' && before.event === 'looted',
  read,
  obvious: ({ now, decision }) => (now && decision?.prompt === 'choose' ? onlyPart(now) : undefined),
  settled: () => false,
  steps: () => undefined,
}

export default ui
