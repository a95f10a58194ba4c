/** What a question is about, as the server says it. */
import { contentsOf } from '../../table/logic/contents'
import type { Crop, Goods, Move, Preview, Seated } from './protocol'

/** The tile that is paid for or about to be put somewhere. */
export const tileAsked = (table: Seated): string | undefined => contentsOf(table, 'tile')?.tile

export const expedition = (table: Seated): { level: number; strength: number; taken: string[] } =>
  contentsOf(table, 'expedition') ?? { level: 0, strength: 0, taken: [] }

export function seed(table: Seated, crop: Crop): number {
  const sow = contentsOf(table, 'sow')
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
export const feeding = (table: Seated): Feeding =>
  contentsOf(table, 'feed') ?? { owed: 0, owed_then: 0, saved: 0, plan: [] }

/** What it means to pay so much food after everything that is planned: some may have to beg. */
export function mealOf(table: Seated, food: number): Preview {
  const { owed, owed_then: owedThen } = feeding(table)
  const fedOne = table.draft.some(({ type }) => type === 'feed_dwarf')
  return { pay: [{ food }], begging: Math.max(0, (fedOne ? owedThen : owed) - food) }
}

/** What each part of the harvest would bring that may be skipped. */
export const parts = (table: Seated): { crops: Goods; young: Goods } =>
  contentsOf(table, 'skip') ?? { crops: {}, young: {} }

/** The animals that have no place. */
export const homeless = (table: Seated): Goods => contentsOf(table, 'house')?.homeless ?? {}
