/** What moves cost and bring, as the server says. */
import { previewOf, yieldOf } from '../../../table/logic/previews'
import type { MoveOf, Previewed } from '../protocol'

/** The food that an oven makes of one grain. */
export const bread = (previews: Previewed[], oven: string): number =>
  yieldOf(previews, { type: 'bake', with: oven, grain: 1 }).food ?? 0

/** How much will lie on a field that is sown. */
export const sown = (previews: Previewed[], move: MoveOf<'sow'>): number => previewOf(previews, move)?.sown ?? 0
