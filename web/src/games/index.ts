/** All titles of the house. Each is loaded, with its words, when it is played. */
import type { Component } from 'svelte'
import type { GameName } from '../generated/table'
import type { GameUi } from '../table/game'
import type { Agricola } from './agricola/protocol'
import type { Caverna } from './caverna/protocol'
import AgricolaScene from './agricola/Scene.svelte'
import CavernaScene from './caverna/Scene.svelte'
import MoorScene from './agricola/moor/Scene.svelte'

/** The types in which each title speaks. A title that the server has and that is missing here does not compile. */
interface Titles {
  agricola: Agricola
  caverna: Caverna
}

export type { GameName }

type Door = { [Name in GameName]: () => Promise<GameUi<Titles[Name]>> }

export const GAMES = {
  agricola: async () => (await import('./agricola')).default,
  caverna: async () => (await import('./caverna')).default,
} satisfies Door

/** The options of a game that begins with one click, for two. */
export const QUICK: Record<GameName, Record<string, unknown>> = {
  agricola: { players: 2, mode: 'family' },
  caverna: { players: 2, set: 'beginner' },
}

/** A door on the start page: a title, or a title with its expansion. Its words are the messages `ui-door-<name>`. */
export interface DoorInfo {
  name: string
  game: GameName
  /** The options of a game that begins with one click. */
  quick: Record<string, unknown>
  /** The guided game, where a title has several. */
  course?: string
  Scene: Component
}

export const DOORS: readonly DoorInfo[] = [
  { name: 'agricola', game: 'agricola', quick: QUICK.agricola, Scene: AgricolaScene },
  {
    name: 'moor',
    game: 'agricola',
    quick: { players: 2, expansion: 'moor', level: 1 },
    course: 'moor',
    Scene: MoorScene,
  },
  { name: 'caverna', game: 'caverna', quick: QUICK.caverna, Scene: CavernaScene },
]
