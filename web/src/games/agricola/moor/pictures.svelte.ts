/** The pictures of the Moor are fetched as soon as somebody looks at a game with it. */
import type { View } from '../protocol'

export const pictures = $state({ wanted: false })

/** Whether a game is played with the Moor. */
export const hasMoor = (view: Pick<View, 'expansion'> | undefined): boolean => view?.expansion === 'moor'

/** Fetches the pictures if they are needed. To be called from an effect. */
export function fetchPictures(view: Pick<View, 'expansion'> | undefined): void {
  if (hasMoor(view)) pictures.wanted = true
}
