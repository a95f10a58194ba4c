/**
 * What a title brings to the table: the only door between the shared half of the client (`src/table`) and the games
 * (`src/games/<name>`). The shared half knows no title; a title may use everything of the shared half.
 */
import type { Component } from 'svelte'
import type { Values } from './logic/form'
import type { Goods, Question, Seat, Title } from './protocol'
import type { Table } from './table.svelte'

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
  /** Somebody's home with everything that belongs to it, in a dialog. */
  CloseUp: Part<T, { seat: Seat }>
  /** What can be bought or is held: cards, tiles. */
  Shelf: Part<T>
  /** What takes the place of board and home for some questions, such as the choice of a hand; nothing for all others. */
  instead: (table: Table<T>) => Part<T> | undefined
  /** How the parts share the room for the question that is asked. */
  layout: (table: Table<T>) => Layout

  /** Which of `asks` answers a question; nothing where the way of asking that all titles share will do. */
  kindOf: (question: Question<T>) => string | undefined
  /** The panels for questions that are answered in the title's own way. */
  asks: Partial<Record<string, AskPanel<T>>>
  /** How a move looks in a list of answers; nothing if it is made by pointing at something, or not worth showing. */
  answer: (move: T['Move'], possible: boolean) => Answer | undefined
  /** How an exchange looks in the list of exchanges; nothing for one that others stand for. */
  exchange: (move: T['Move']) => Answer | undefined
}

export interface AskPanel<T extends Title = Title> {
  Panel: Part<T, { player: T['View']['players'][number] }>
  /** Whether what is planned here is confirmed always, or only if the person wishes it so, or never. */
  confirm: 'always' | 'wished' | 'never'
  /** Whether the answers that are not made by pointing stand below it. */
  list?: boolean
  /** Exchanges stand below it if nothing is said; `open`: they are worth seeing at once; `none`: the panel has them. */
  exchanges?: 'open' | 'none'
}

/** A move in a list of answers. */
export interface Answer {
  label: string
  icon?: string | undefined
  /** The goods it is about. */
  goods?: Goods | undefined
  /** Whether what it brings is shown. */
  gains?: boolean
}

export interface Layout {
  /** Whether the shelf needs much room. */
  shelf: boolean
  /** Whether the question covers what stands above it. */
  tall: boolean
  /** Whether, on a phone, the question stands beside the home instead of below. */
  beside: boolean
  /** In how many columns the homes of the others stand, where there is room. */
  columns: 1 | 2
  /** Whether, on a phone, the shelf comes to the front instead of the board. */
  front: 'board' | 'shelf'
}
