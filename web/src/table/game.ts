/**
 * What a title brings to the table: the only door between the shared half of the client (`src/table`) and the games
 * (`src/games/<name>`). The shared half knows no title; a title may use everything of the shared half.
 */
import type { Component } from 'svelte'
import type { Script } from './lesson/script'
import type { Values } from './logic/form'
import type { AnyTarget, Goods, Question, Seat, Title } from './protocol'
import type { Step } from './chain.svelte'
import type { Table } from './table.svelte'
import type { TipContent } from './tip.svelte'

/** A part of the screen that looks at the table. */
type Part<T extends Title, More extends object = object> = Component<{ table: Table<T> } & More>

export interface GameUi<T extends Title = Title> {
  /** Its words, by the code of the language: the texts of the files in `locales/<code>` that belong to it. */
  words: (language: string) => Promise<string[]>
  /** The kinds of goods in the order in which they are shown. */
  goods: readonly T['Good'][]
  /** The symbols of rows of the score sheet, by category. */
  scoreIcons: Partial<Record<string, string>>
  /** The symbols of values in that form, by their names. */
  formIcons: Partial<Record<string, string>>
  /** The cards that such a game would be played with, where some can be left out. */
  cardsOf: (options: Values) => string[]
  /** The texts of its rules in a language: those of the game that is played, with its expansion, or of the plain one. */
  rules: (language: string, view?: T['View']) => Promise<string[]>
  /** The pictures of its chapters, by their names. */
  chapterIcons: Partial<Record<string, readonly string[]>>
  /** The rows of the score sheet that count by steps: the smallest numbers that give 1, 2, … points; fewer cost one. */
  scoreSteps?: readonly { category: string; from: readonly number[] }[]
  /** The guided games: the first one, and one for each course of another name that says what is new there. */
  lesson: (course?: string) => Promise<Script<T>>
  /** Choosing freely what is otherwise left to chance, for series that allow it. */
  FreeChoice?: Component<{ values: Values; change: (options: Values | undefined) => void }>
  /** The symbol of the shelf. */
  shelfIcon: string

  /** Its symbols beyond those of the table: `<symbol>` elements only, put into the page once. */
  Symbols: Component
  /** The rounds and what comes between them, in the top bar. */
  RoundTrack: Part<T>
  /** The action spaces. `brief`: there is little room. */
  Board: Part<T, { brief?: boolean }>
  /** The home of the seat `table.own`, large, with its goods. It takes part in answering: what can be pointed at is lit. */
  Home: Part<T>
  /** Somebody else's home, small. `flat`: goods beside the picture, where there is little height. */
  OtherHome: Part<T, { seat: Seat; flat?: boolean }>
  /** Somebody's home as a picture, nothing else. */
  Picture: Part<T, { seat: Seat }>
  /** Somebody's home with everything that belongs to it, in a dialog. */
  CloseUp: Part<T, { seat: Seat }>
  /** What can be bought or is held: cards, tiles. */
  Shelf: Part<T>
  /** What leads to the exchanges beside a question, if it is not a list there. `open`: they are worth seeing at once. */
  Exchanges?: Part<T, { open: boolean }>
  /** What takes the place of board and home for some questions, such as the choice of a hand; nothing for all others. */
  instead: (table: Table<T>) => Part<T> | undefined
  /** How the parts share the room for the question that is asked. */
  layout: (table: Table<T>) => Layout

  /** Which of `asks` answers a question; nothing where the way of asking that all titles share will do. */
  kindOf: (question: Question<T>, moves: T['Move'][]) => string | undefined
  /** The panels for questions that are answered in the title's own way. */
  asks: Partial<Record<string, AskPanel<T>>>
  /** How a move looks in a list of answers; nothing if it is made by pointing at something, or not worth showing. */
  answer: (move: T['Move'], possible: boolean, table: Table<T>) => Answer | undefined
  /** What there is to read about something that can be pointed at: a space, a card, a tile. */
  read: (table: Table<T>, target: AnyTarget) => TipContent | undefined
  /** The answer that needs no thought as things stand, if there is one. */
  obvious: (table: Table<T>) => T['Move'] | undefined
  /** Whether such an answer is given even where it cannot be taken back. */
  settled: (move: T['Move']) => boolean
  /** The steps that carry out what is planned, where there are more of them than planned moves; an empty list where it cannot be
   * done. */
  steps: (table: Table<T>) => Step<T>[] | undefined
  /** What a planned move will cost and bring, where that depends on what is planned before it: what a harvest asks for. */
  foresees: (move: T['Move'], table: Table<T>) => T['Preview'] | undefined
  /** What a move brings or costs beyond goods, for the button that makes it. */
  beyond: (preview: T['Preview']) => Beyond[]
  /** Whether an event says again what the one before it said. */
  repeats?: (event: T['Event'], before: T['Event']) => boolean
  /** How an exchange looks in the list of exchanges, where there is one; nothing for one that others stand for. */
  exchange?: (move: T['Move'], table: Table<T>) => Answer | undefined
}

export interface AskPanel<T extends Title = Title> {
  Panel: Part<T, { player: T['View']['players'][number] }>
  /** Whether what is planned here is confirmed always, or only if the person wishes it so, or never. */
  confirm: 'always' | 'wished' | 'never'
  /** Whether one ends it by leaving, as often as not; where that means to let it be, it is no button to press in passing. */
  ends?: boolean
  /** Whether the answers that are not made by pointing stand below it. */
  list?: boolean
  /** Exchanges stand below it if nothing is said; `open`: they are worth seeing at once; `none`: the panel has them. */
  exchanges?: 'open' | 'none'
}

/** Something that is no good, on a button: a symbol with a few letters beside it, and both in words. */
export interface Beyond {
  icon: string
  text: string
  label: string
}

/** A move in a list of answers. */
export interface Answer {
  label: string
  icon?: string | undefined
  /** The goods it is about. */
  goods?: Goods | undefined
  /** Whether what it brings is shown. */
  gains?: boolean
  /** What else there is to know of it. */
  note?: string
}

export interface Layout {
  /** Whether something lies on the shelf. */
  shelf: boolean
  /** Where the question stands: below the home, or below the others. */
  question: 'home' | 'others'
  /** Whether, on a phone, the question stands beside the home instead of below. */
  beside: boolean
  /** In how many columns the homes of the others stand, where there is room. */
  columns: 1 | 2
  /** Whether, on a phone, the shelf comes to the front instead of the board. */
  front: 'board' | 'shelf'
}
