/** What a question is about, as the server says it. */
import type { Contents, Crop, Goods, Move, Seated } from './protocol'

type ContentsOf<K extends Contents['kind']> = Extract<Contents, { kind: K }>

function about<K extends Contents['kind']>(table: Seated, kind: K): ContentsOf<K> | undefined {
  const contents = table.decision?.contents
  return contents?.kind === kind ? (contents as ContentsOf<K>) : undefined
}

/** The tile that is paid for or about to be put somewhere. */
export const tileAsked = (table: Seated): string | undefined => about(table, 'tile')?.tile

export const expedition = (table: Seated): { level: number; strength: number; taken: string[] } =>
  about(table, 'expedition') ?? { level: 0, strength: 0, taken: [] }

export function seed(table: Seated, crop: Crop): number {
  const sow = about(table, 'sow')
  return (crop === 'grain' ? sow?.grain_left : sow?.vegetable_left) ?? 0
}

export interface Feeding {
  /** The food that is still owed. */
  owed: number
  /** The same once one dwarf has been fed with other goods. */
  owed_then: number
  /** What tiles save. */
  saved: number
  /** A sensible way to feed. */
  plan: Move[]
}
export const feeding = (table: Seated): Feeding => about(table, 'feed') ?? { owed: 0, owed_then: 0, saved: 0, plan: [] }

/** The animals that have no place. */
export const homeless = (table: Seated): Goods => about(table, 'house')?.homeless ?? {}
