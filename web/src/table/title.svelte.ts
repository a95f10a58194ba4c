/** Opening a title: its components, its words, the order of its goods. */
import { GAMES } from '../games'
import type { GameUi } from './game'
import { orderGoods } from './logic/goods'
import type { Title } from './protocol'
import { words } from './words.svelte'

type Load = () => Promise<unknown>

class Opened {
  /** The title that was opened last. */
  ui: GameUi | undefined = $state.raw()
}

export const opened = new Opened()

/** What a title brings; nothing for a game that there is no table for. */
export async function openTitle<T extends Title>(name: string): Promise<GameUi<T> | undefined> {
  const load = (GAMES as Partial<Record<string, Load>>)[name]
  if (!load) return undefined
  // The state of this game says that these are its types.
  const ui = (await load()) as GameUi<T>
  await words.learn(name, ui.words)
  orderGoods(ui.goods)
  document.documentElement.dataset['game'] = name
  opened.ui = ui as unknown as GameUi
  return ui
}
