/** Asking the strongest bot what it would do. */
import { ApiError, hint } from './api'
import { bestHints, settled } from './logic/hints'
import type { Advice, Title } from './protocol'
import type { Table } from './table.svelte'

/** What it would do at a table, best first; nothing if the question is another one by then. The table says that it thinks. */
export async function adviceAt<T extends Title>(table: Table<T>): Promise<Advice<T>[] | undefined> {
  if (!table.decision) return undefined
  const { seat, prompt } = table.decision
  const ask = () => hint<T>(table.id, seat)
  const same = () => table.decision?.seat === seat && table.decision.prompt === prompt
  table.thinking = true
  try {
    const answer = await settled(ask, same, () => table.now?.number)
    return answer && bestHints(answer.moves)
  } catch (error) {
    table.refused = { why: error instanceof ApiError ? error.code : 'network' }
    return undefined
  } finally {
    table.thinking = false
  }
}
