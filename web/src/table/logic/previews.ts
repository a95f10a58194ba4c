/** What moves cost and bring, as the server says. */
import type { AnyMove, AnyPreview, CommonGoods, State, Title } from '../protocol'
import { sum } from './goods'
import { sameMove } from './moves'

/** A move and its preview. */
export type Previewed<T extends Title = Title> = T['Preview'] & { move: T['Move'] }

/** All moves and exchanges with their previews, but for those of which there are very many: one of them can be tried. */
export const previewed = <T extends Title>({
  moves,
  exchanges,
  previews,
}: Pick<State<T>, 'moves' | 'exchanges' | 'previews'>): Previewed<T>[] =>
  [...moves, ...exchanges].flatMap((move, i) => {
    const preview = previews[i]
    return preview ? [{ ...preview, move }] : []
  })

type Any = AnyPreview & { move: AnyMove }

export const previewOf = <P extends Any>(previews: P[], move: P['move']): P | undefined =>
  previews.find((preview) => sameMove(preview.move, move))

/** The ways to pay for a move; none if it costs nothing. */
export const waysToPay = <P extends Any>(previews: P[], move: P['move']): NonNullable<P['pay']> =>
  previewOf(previews, move)?.pay ?? []

/** What a move brings. */
export const yieldOf = <P extends Any>(previews: P[], move: P['move']): NonNullable<P['get']> =>
  previewOf(previews, move)?.get ?? {}

/** The ways to pay for what is planned. For several things it is the first way of each. */
export function draftPrice<P extends Any>(previews: P[], draft: P['move'][]): CommonGoods[] {
  const [first, ...more] = draft.map((move) => waysToPay(previews, move))
  return more.length === 0 ? (first ?? []) : [sum(...[first ?? [], ...more].map(([way = {}]) => way))]
}

/** Whether the turn goes on after a move that can still be taken back. */
export const goesOn = (preview: AnyPreview | undefined): boolean =>
  preview !== undefined && !preview.ends_turn && !preview.reveals
