/** What moves cost and bring, as the server says. */
import { times } from '../../../table/logic/goods'
import { previewOf, waysToPay, yieldOf } from '../../../table/logic/previews'
import type { MoveOf, Preview, Previewed } from '../protocol'

/** How much will lie on a field that is sown. */
export const sown = (previews: Previewed[], move: MoveOf<'sow'>): number => previewOf(previews, move)?.sown ?? 0

/** What an exchange costs and brings that is made several times: the server foresees it made once. */
export function manyTimes(previews: Previewed[], move: MoveOf<'exchange'>): Preview {
  const once = { ...move, times: 1 }
  return {
    pay: waysToPay(previews, once).map((way) => times(way, move.times)),
    get: times(yieldOf(previews, once), move.times),
  }
}
