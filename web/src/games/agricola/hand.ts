/** The cards a person at this screen holds. */
import type { Seated, View } from './protocol'

const list = (cards: string[] | number | undefined): string[] => (Array.isArray(cards) ? cards : [])

/** Whether hand cards are played with. */
export const hasHands = ({ mode, level = 0 }: Pick<View, 'mode' | 'level'>): boolean => mode === 'full' || level > 1

/** One's hand, and the cards to choose from while hands are drafted. */
export function handOf(table: Seated): { hand: string[]; pack: string[] } {
  const hand = table.shown?.view.players[table.own]?.hand
  return { hand: [...list(hand?.occupations), ...list(hand?.minors)], pack: hand?.pack ?? [] }
}

/** Whether hands are being chosen, by somebody at this screen too. */
export function choosesHand(table: Seated): boolean {
  const { hand, pack } = handOf(table)
  return table.shown?.view.phase === 'hands' && hand.length + pack.length > 0
}
