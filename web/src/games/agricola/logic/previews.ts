/** What moves cost and bring, as the server says. */
import { previewOf } from '../../../table/logic/previews'
import type { MoveOf, Previewed } from '../protocol'

/** How much will lie on a field that is sown. */
export const sown = (previews: Previewed[], move: MoveOf<'sow'>): number => previewOf(previews, move)?.sown ?? 0
