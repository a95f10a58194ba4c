import { expect, test } from 'vitest'
import type { MoveOf, Terms } from '../protocol'
import { sown } from './terms'

test('what will lie on a field is what the server says, whatever cards add', () => {
  const move: MoveOf<'sow'> = { type: 'sow', cell: [0, 1], crop: 'grain' }
  const terms: Terms[] = [{ move, pay: [{ grain: 1 }], get: { grain: 4 } }]
  expect(sown(terms, move)).toBe(4)
  expect(sown(terms, { ...move, crop: 'vegetable' })).toBe(0)
})
