/** For the form of a new game. */
import { CARDS } from './protocol'
import type { Values } from '../../table/logic/form'

/** The cards of the decks that are chosen, and those of the Moor where it is played. */
export const cardsOf = ({ decks, expansion }: Values): string[] => {
  const all = [...(decks as string[]), ...(expansion === 'moor' ? ['M'] : [])]
  return Object.entries(CARDS)
    .filter(([, card]) => card && all.includes(card.deck))
    .map(([id]) => id)
}
