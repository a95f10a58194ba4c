import { describe, expect, it } from 'vitest'
import type { Agricola, Move, MoveOf, Preview } from '../protocol'
import { goesOn, previewed, previewOf, waysToPay, yieldOf } from '../../../table/logic/previews'
import { sown } from './previews'

const sow: MoveOf<'sow'> = { type: 'sow', cell: [0, 1], crop: 'grain' }
const fence: Move = { type: 'fence', cells: [[0, 4]] }
const bake: Move = { type: 'bake', with: 'M5', grain: 1 }
const raw: MoveOf<'exchange'> = { type: 'exchange', with: 'raw', give: { grain: 1 }, times: 1 }
const all = previewed<Agricola>({
  moves: [sow, fence, bake],
  exchanges: [raw],
  previews: [
    { pay: [{ grain: 1 }], sown: 4 },
    null,
    { pay: [{ grain: 1 }], get: { food: 5 } },
    { pay: [{ grain: 1 }], get: { food: 1 } },
  ],
})

describe('previews', () => {
  it('belong to the moves and then to the exchanges, in their order', () => {
    expect(all.map(({ move }) => move)).toEqual([sow, bake, raw])
    expect(previewOf(all, fence)).toBeUndefined()
  })

  it('say what is given and what comes in', () => {
    expect(waysToPay(all, raw)).toEqual([{ grain: 1 }])
    expect(yieldOf(all, raw)).toEqual({ food: 1 })
    expect([waysToPay(all, fence), yieldOf(all, fence)]).toEqual([[], {}])
  })

  it('say what will lie on a field, whatever cards add', () => {
    expect(sown(all, sow)).toBe(4)
    expect(sown(all, { ...sow, crop: 'vegetable' })).toBe(0)
  })

  it('say whether the turn goes on', () => {
    const ends: Preview[] = [{ ends_turn: true }, { reveals: true }]
    expect(goesOn({})).toBe(true)
    expect(ends.some(goesOn)).toBe(false)
    expect(goesOn(undefined)).toBe(false)
  })
})
