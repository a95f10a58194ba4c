/** What a question is about, as the server says it. */
import type { Crop, Seated } from './protocol'

/** The tile that is about to be put somewhere. */
export const tileAsked = (table: Seated): string | undefined => {
  void table
  return undefined
}
