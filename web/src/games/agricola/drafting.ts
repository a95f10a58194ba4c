/** Putting together what will be sent: rooms, stables and fields by pointing at cells, and what is sown. */
import { hasCell, sameCell } from '../../table/logic/cells'
import { isListed, ofType } from '../../table/logic/moves'
import { atCell, nextCrop, sowAt } from './logic/moves'
import type { Cell, Crop, PlayerView, Seated } from './protocol'

/** Points at a space for a field, a room or a stable; what is planned there is taken back. */
export function toggleCell(table: Seated, cell: Cell): void {
  const [move] = atCell(table.moves, cell)
  if (!move) return
  if (isListed(table.draft, move)) table.draft = []
  else table.choose(move)
}

export function seedsLeft(table: Seated, player: PlayerView): Record<Crop, number> {
  const sown = ofType(table.draft, 'sow')
  const left = (crop: Crop) => (player.goods[crop] ?? 0) - sown.filter((m) => m.crop === crop).length
  return { grain: left('grain'), vegetable: left('vegetable'), wood: left('wood') }
}

/** Points at a field: nothing, grain, vegetable, nothing … */
export function cycleSow(table: Seated, player: PlayerView, cell: Cell): void {
  const now = ofType(table.draft, 'sow').find((m) => m.cell && sameCell(m.cell, cell))
  const allowed = sowAt(table.moves, cell).map((m) => m.crop)
  const crop = nextCrop(now?.crop, allowed, seedsLeft(table, player))
  const rest = table.draft.filter((m) => m !== now)
  table.draft = crop ? [...rest, { type: 'sow', cell, crop }] : rest
}

/** Sows one more field with a crop, wherever there is one, or takes back the last. */
export function sowMore(table: Seated, crop: Crop, by: 1 | -1): void {
  const sown = ofType(table.draft, 'sow')
  if (by < 0) {
    const last = sown.findLast((m) => m.crop === crop)
    table.draft = table.draft.filter((m) => m !== last)
    return
  }
  const taken = sown.flatMap((m) => (m.cell ? [m.cell] : []))
  const cards = new Set(sown.map((m) => m.card))
  const free = ofType(table.moves, 'sow').find(
    (m) => m.crop === crop && (m.cell ? !hasCell(taken, m.cell) : !cards.has(m.card)),
  )
  if (free) table.draft = [...table.draft, free]
}
