/** What everybody will owe when a harvest comes. */
import type { Beyond } from '../game'
import { sayInItsWords, sayOwn } from '../sentence'

export interface Debt {
  good: string
  owed: number
  have: number
  /** What there could be, if everything else were made into it. */
  inReach: number
  /** In words: what is needed, and what there is. */
  needs: string
  has: string
  /** The colour of its bar, if it is not that of food. */
  colour?: string
}

interface Eater {
  goods: { food?: number }
  food_owed: number
  /** What is due at the next harvest, where that is more than if it came now. */
  food_next?: number
  food_in_reach: number
}

export function foodDebt({ goods: { food = 0 }, food_owed, food_next = food_owed, food_in_reach }: Eater): Debt {
  return {
    good: 'food',
    owed: food_next,
    have: food,
    inReach: food_in_reach,
    needs: sayInItsWords('harvest-needs', { food: food_next }),
    has: sayInItsWords('harvest-have', { food, more: Math.max(0, food_in_reach - food) }),
  }
}

/** What somebody takes who cannot pay, on the button that does it. */
export const begs = (begging: number | undefined): Beyond[] =>
  begging ? [{ icon: 'begging', text: `+${String(begging)}`, label: sayOwn('table-begging', { n: begging }) }] : []
