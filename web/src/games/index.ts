/** All titles of the house. Each is loaded, with its words, when it is played. */
import type { GameUi } from '../table/game'

export type GameName = 'agricola' | 'caverna'

export const GAMES = {} as Record<GameName, () => Promise<GameUi>>
