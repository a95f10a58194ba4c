/** How something on the board stands to the question: whether it is planned, asks by itself, is hinted at, or why it is closed. */
import type { Blocked, Title } from '../protocol'
import type { Table } from '../table.svelte'

interface Standing<T extends Title> {
  /** Why one cannot point at it. */
  block: Blocked<T> | undefined
  chosen: boolean
  source: boolean
  /** Which of the hints leads here, from 0; none if it is negative. */
  hinted: number
}

/** `leads`: whether a move is made by pointing here; `open`: whether one can be made now. */
export const standingOf = <T extends Title>(
  table: Table<T>,
  id: string,
  leads: (move: T['Move']) => boolean,
  open: boolean,
): Standing<T> => ({
  block: open ? undefined : table.blockOf(id),
  chosen: table.draft.some(leads),
  source: table.decision?.source === id,
  hinted: table.hints?.findIndex(({ move }) => leads(move)) ?? -1,
})
