/** Where things stand on the screen, and where there is room beside them. */
import type { Seat } from '../protocol'
import type { Place } from './script'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The part of the page that a lesson speaks of. */
export function elementOf(place: Place, seat: Seat): Element | null {
  if (typeof place === 'object') {
    return document.querySelector('space' in place ? `[data-space="${place.space}"]` : `[data-part="${place.part}"]`)
  }
  const selectors = {
    home: `[data-home="${String(seat)}"]`,
    supply: `[data-supply="${String(seat)}"]`,
    rounds: '.bar .track',
    question: 'section.ask',
    others: '.others',
  }
  return document.querySelector(selectors[place])
}

const GAP = 12

/** On a low screen she takes the half in which nothing stands that she speaks of. */
export function otherHalf({ left, right }: Box, width: number): { left: number; top: number } {
  return { left: left + right < innerWidth ? innerWidth - width - 8 : 8, top: 8 }
}

/**
 * On a screen held upright there is no room beside anything. What stands in its upper half is spoken of from above the
 * question, so far from the lower edge; nothing comes back where the upper edge is the place.
 */
export function roomBelow({ top, bottom }: Box): number | undefined {
  const question = document.querySelector('section.ask')?.getBoundingClientRect()
  if (!question || innerWidth > innerHeight || (top + bottom) / 2 > innerHeight * 0.4) return undefined
  return innerHeight - question.top + GAP
}

/**
 * The corner of something of this size beside a box, inside the window: to the right, to the left, below or above it,
 * the first that has room. The lowest strip is kept free where the question is answered. What is large is answered by
 * pointing into it: there the left edge of the window is the place, over the board.
 */
export function placeOf(
  box: Box,
  { width, height }: { width: number; height: number },
  window: { innerWidth: number; innerHeight: number } = globalThis.window,
): { left: number; top: number } {
  const { innerWidth, innerHeight } = window
  const within = (at: number, length: number, all: number) => Math.max(8, Math.min(at, all - length - 8))
  const middle = within((box.top + box.bottom - height) / 2, height, innerHeight * 0.78)
  if (box.right + GAP + width < innerWidth) return { left: box.right + GAP, top: middle }
  if (box.left - GAP - width > 0) return { left: box.left - GAP - width, top: middle }
  if (box.right - box.left > innerWidth / 4) return { left: 8, top: middle }
  const centre = within((box.left + box.right - width) / 2, width, innerWidth)
  if (box.bottom + GAP + height < innerHeight) return { left: centre, top: box.bottom + GAP }
  return { left: centre, top: Math.max(8, box.top - GAP - height) }
}
