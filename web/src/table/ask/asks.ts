/** One way of asking for each way in which a question is answered, whatever the title. */
import type { AskPanel } from '../game'
import type { Ask } from '../protocol'
import AskList from './AskList.svelte'
import AskPoint from './AskPoint.svelte'

/** At the board, the home or the shelf. Answers that are not made by pointing stand below. */
const pointed: AskPanel = { Panel: AskPoint, confirm: 'wished', list: true }
const listed: AskPanel = { Panel: AskList, confirm: 'never' }

export const ASKS = {
  spaces: pointed,
  cells: pointed,
  areas: pointed,
  cards: pointed,
  goods: listed,
  amounts: listed,
  seats: listed,
  options: listed,
  exchanges: { ...listed, exchanges: 'open' },
} satisfies Record<Ask, AskPanel>
