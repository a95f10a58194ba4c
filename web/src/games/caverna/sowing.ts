/** Putting together what will be sown by pointing at fields. */
import { seed } from './contents'
import { sameCell } from './home/home'
import type { Cell, Crop, Move, MoveOf, Seated } from './protocol'

export const CROPS: readonly Crop[] = ['grain', 'vegetable']

const sowing = (moves: Move[]): MoveOf<'sow'>[] => moves.filter((m): m is MoveOf<'sow'> => m.type === 'sow')

/** The fields that can be sown. */
export function fields(moves: Move[]): Cell[] {
  const all = sowing(moves).map((m) => m.cell)
  return all.filter((cell, i) => all.findIndex((other) => sameCell(cell, other)) === i)
}

/** How much seed is left of what may be sown now, with what is planned taken off. */
export function seedLeft(table: Seated, crop: Crop): number {
  const planned = sowing(table.draft).filter((m) => m.crop === crop).length
  return seed(table, crop) - planned
}

/** Points at a field: nothing, grain, vegetables, nothing … as far as there is seed. */
export function cycleSow(table: Seated, cell: Cell): void {
  const possible = sowing(table.moves).filter((m) => sameCell(m.cell, cell))
  if (possible.length === 0) {
    table.point([], table.blockOf(cell.join())?.why)
    return
  }
  const now = sowing(table.draft).find((m) => sameCell(m.cell, cell))
  const rest = table.draft.filter((m) => m !== now)
  const after = now ? CROPS.slice(CROPS.indexOf(now.crop) + 1) : CROPS
  const next = after
    .map((crop) => possible.find((m) => m.crop === crop))
    .find((move) => move && seedLeft(table, move.crop) > 0)
  table.refused = undefined
  table.draft = next ? [...rest, next] : rest
}

/** Sows one more field with a crop, or takes back the last. */
export function sowMore(table: Seated, crop: Crop, by: 1 | -1): void {
  const planned = sowing(table.draft)
  if (by < 0) {
    const last = planned.findLast((m) => m.crop === crop)
    table.draft = table.draft.filter((m) => m !== last)
    return
  }
  const free = sowing(table.moves).find(
    (m) => m.crop === crop && !planned.some((other) => sameCell(other.cell, m.cell)),
  )
  if (free) table.draft = [...table.draft, free]
}
