/** The end of each round: what is known of it, and what may still come. */
import type { Harvest, View } from './protocol'

export type RoundEnd = Harvest | 'leaf' | 'question' | 'hidden'

const FIRST_MARKER = 6
/** The rounds before markers lie there. */
const FIXED: Record<number, Harvest> = { 1: 'none', 2: 'none', 3: 'normal', 4: 'one_food', 5: 'normal' }

/** The rounds that are played: with one or two players the ninth is left out. */
export const roundsOf = (view: View): number[] =>
  view.round_order.map((_, i) => i + 1).filter((round) => round !== 9 || view.players.length > 2)

/** The events in the order in which question marks come to light. */
export const EVENTS: readonly Harvest[] = ['none', 'one_food', 'choice']

/** How a round ends, as far as one can know. */
export function endOf(view: View, round: number): Harvest | 'hidden' {
  const fixed = FIXED[round]
  if (fixed) return fixed
  if (view.players.length === 1) return 'normal'
  if (round === view.round && view.harvest) return view.harvest
  const marker = view.markers[round - FIRST_MARKER]
  if (marker === 'leaf') return 'normal'
  if (marker !== 'question') return 'hidden'
  const before = view.markers.slice(0, round - FIRST_MARKER).filter((m) => m === 'question').length
  return EVENTS[before] ?? 'choice'
}

/** Whether a round ends with a question mark. */
export const isEvent = (view: View, round: number): boolean => view.markers[round - FIRST_MARKER] === 'question'

/** How many markers lie face down, and how many question marks are among them. */
export function faceDown(view: View): { leaves: number; questions: number } {
  const hidden = view.markers.filter(
    (marker, i) => marker === null && (i + FIRST_MARKER !== 9 || view.players.length > 2),
  )
  if (view.players.length === 1) return { leaves: 0, questions: 0 }
  const questions = EVENTS.length - view.markers.filter((marker) => marker === 'question').length
  return { leaves: hidden.length - questions, questions }
}
