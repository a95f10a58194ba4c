/** All titles of the house. Each is loaded, with its words, when it is played. */
import type { GameUi } from '../table/game'
import type { Agricola } from './agricola/protocol'
import type { Caverna } from './caverna/protocol'

/** The types in which each title speaks. */
interface Titles {
  agricola: Agricola
  caverna: Caverna
}
export type GameName = keyof Titles

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
