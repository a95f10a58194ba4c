/** What a question is about, as the server says it. */
import type { Title } from '../protocol'
import type { Table } from '../table.svelte'

type ContentsOf<T extends Title, K extends T['Contents']['kind']> = Extract<T['Contents'], { kind: K }>

/** What the question is about, if it is of this kind. */
export function contentsOf<T extends Title, K extends T['Contents']['kind']>(
  table: Table<T>,
  kind: K,
): ContentsOf<T, K> | undefined {
  const contents: T['Contents'] | null | undefined = table.decision?.contents
  return contents?.kind === kind ? (contents as ContentsOf<T, K>) : undefined
}
