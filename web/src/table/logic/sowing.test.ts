import { describe, expect, it } from 'vitest'
import type { AnyMove, Cell } from '../protocol'
import { fieldsOf, pointedAt, sowMore, sownWith } from './sowing'

const sow = (cell: Cell, crop: string): AnyMove => ({ type: 'sow', cell, crop }) as AnyMove
const A: Cell = [0, 2]
const B: Cell = [1, 2]
const moves = [sow(A, 'grain'), sow(A, 'vegetable'), sow(B, 'grain'), sow(B, 'vegetable')]
const seed = (grain: number, vegetable: number) => (crop: string) => (crop === 'grain' ? grain : vegetable)

describe('pointing at a field again and again', () => {
  it('goes from nothing to grain to vegetable and back', () => {
    let draft: AnyMove[] = []
    const seen = [1, 2, 3].map(() => (draft = pointedAt(moves, draft, A, seed(1, 1))))
    expect(seen).toEqual([[moves[0]], [moves[1]], []])
  })

  it('leaves out what there is no seed for', () => {
    expect(pointedAt(moves, [], A, seed(0, 1))).toEqual([moves[1]])
    expect(pointedAt(moves, [sow(A, 'grain')], A, seed(0, 0))).toEqual([])
  })

  it('keeps what is sown elsewhere', () => {
    expect(pointedAt(moves, [sow(B, 'grain')], A, seed(1, 1))).toEqual([moves[2], moves[0]])
  })
})

it('sows one more field, or takes back the last', () => {
  const one = sowMore(moves, [], 'grain', 1)
  const two = sowMore(moves, one, 'vegetable', 1)
  expect(two).toEqual([moves[0], moves[3]])
  expect(sowMore(moves, two, 'grain', 1)).toEqual(two)
  expect(sowMore(moves, two, 'grain', -1)).toEqual([moves[3]])
  expect(sownWith(two, 'vegetable')).toBe(1)
  expect(fieldsOf(moves)).toBe(2)
})
