/** For the form of a new game. */
import { CARDS } from './protocol'
import type { Values } from '../../table/logic/form'

/** The cards of the decks that are chosen. */
export const cardsOf = ({ decks }: Values): string[] =>
  Object.entries(CARDS)
    .filter(([, card]) => card && (decks as string[]).includes(card.deck))
    .map(([id]) => id)
