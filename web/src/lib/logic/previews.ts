/** What moves cost and bring, as the server says. */
import type { Goods, Move, MoveOf, Preview, State } from '../protocol'
import { sameMove } from './moves'

/** A move and its preview. */
export type Previewed = Preview & { move: Move }

/** All moves and exchanges with their previews, but for those of which there are very many: one of them can be tried. */
export const previewed = ({
  moves,
  exchanges,
  previews,
}: Pick<State, 'moves' | 'exchanges' | 'previews'>): Previewed[] =>
  [...moves, ...exchanges].flatMap((move, i) => {
    const preview = previews[i]
    return preview ? [{ ...preview, move }] : []
  })

export const previewOf = (previews: Previewed[], move: Move): Preview | undefined =>
  previews.find((preview) => sameMove(preview.move, move))

/** The ways to pay for a move; none if it costs nothing. */
export const waysToPay = (previews: Previewed[], move: Move): Goods[] => previewOf(previews, move)?.pay ?? []

/** What a move brings. */
export const yieldOf = (previews: Previewed[], move: Move): Goods => previewOf(previews, move)?.get ?? {}

/** The food that an oven makes of one grain. */
export const bread = (previews: Previewed[], oven: string): number =>
  yieldOf(previews, { type: 'bake', with: oven, grain: 1 }).food ?? 0

/** How much will lie on a field that is sown. */
export const sown = (previews: Previewed[], move: MoveOf<'sow'>): number => previewOf(previews, move)?.sown ?? 0

/** Whether the turn goes on after a move that can still be taken back. */
export const goesOn = (preview: Preview | undefined): boolean =>
  preview !== undefined && !preview.ends_turn && !preview.reveals
