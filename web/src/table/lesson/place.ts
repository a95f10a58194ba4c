/** Where things stand on the screen, and where there is room beside them. */
import type { Seat } from '../protocol'
import type { Place } from './script'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where something stands; nothing if it is not there. */
export function boxOf(element: Element | null): Box | undefined {
  const { left, top, right, bottom } = element?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 }
  return right > left ? { left, top, right, bottom } : undefined
}

export const isSame = <T>(one: T | undefined, other: T | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A length for a style; nothing where there is none. */
export const px = (length: number | undefined): string | undefined =>
  length === undefined ? undefined : `${String(length)}px`

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
const EDGE = 8
/** Lower than that nothing can be read. */
const LEAST = 150

/** Where she stands, and how much room there is. */
export interface Stand {
  left: number
  top: number
  width?: number
  height?: number
}

/** On a low screen she stands beside what she speaks of, above or below the question if that is there, too. */
export function standBeside(
  { left, right }: Box,
  window: Pick<Window, 'innerWidth' | 'innerHeight'>,
  ask?: Box,
): Stand {
  const { innerWidth, innerHeight } = window
  const [from, to] = left + right < innerWidth ? [right + EDGE, innerWidth - EDGE] : [EDGE, left - EDGE]
  const width = Math.min(to - from, 408)
  const at = { left: to === left - EDGE ? from : to - width, width }
  if (!ask || ask.right < from || ask.left > to) return { ...at, top: EDGE, height: innerHeight - 2 * EDGE }
  const below = ask.bottom + EDGE
  return ask.top < innerHeight - ask.bottom
    ? { ...at, top: below, height: innerHeight - below - EDGE }
    : { ...at, top: EDGE, height: ask.top - 2 * EDGE }
}

/** How far above the lower edge she stands, and how high she may be so that she covers nothing she speaks of. */
export interface Low {
  bottom: number
  height: number
}

/**
 * On a screen held upright there is no room beside anything. What stands in its upper half is spoken of from between it and
 * the question; nothing comes back where the upper edge is the place.
 */
export function roomBelow({ top, bottom }: Box): Low | undefined {
  const question = document.querySelector('section.ask')?.getBoundingClientRect()
  if (!question || innerWidth > innerHeight || (top + bottom) / 2 > innerHeight * 0.4) return undefined
  return { bottom: innerHeight - question.top + GAP, height: Math.max(LEAST, question.top - GAP - bottom - EDGE) }
}

/**
 * The corner of something of this size beside a box, inside the window: to the right, to the left, below or above it,
 * the first that has room. The lowest strip is kept free where the question is answered. What is large is answered by
 * pointing into it: there the left edge of the window is the place, over the board. What stands above all homes, names
 * and points of everybody, is never covered from the side.
 */
export function placeOf(
  box: Box,
  { width, height }: { width: number; height: number },
  headings = EDGE,
  window: Pick<Window, 'innerWidth' | 'innerHeight'> = globalThis.window,
): Stand {
  const { innerWidth, innerHeight } = window
  const within = (at: number, length: number, all: number, least = EDGE) =>
    Math.max(least, Math.min(at, all - length - EDGE))
  const middle = within((box.top + box.bottom - height) / 2, height, innerHeight * 0.78, headings)
  if (box.right + GAP + width < innerWidth) return { left: box.right + GAP, top: middle }
  if (box.left - GAP - width > 0) return { left: box.left - GAP - width, top: middle }
  if (box.right - box.left > innerWidth / 4) return { left: EDGE, top: middle }
  const centre = within((box.left + box.right - width) / 2, width, innerWidth)
  if (box.bottom + GAP + height < innerHeight) return { left: centre, top: box.bottom + GAP }
  return { left: centre, top: Math.max(EDGE, box.top - GAP - height) }
}
