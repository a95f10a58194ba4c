/** When points are worth showing. */
import type { CommonView } from '../protocol'

/** For so many rounds nobody is told the points: a new home is nothing but gaps, and would be worth less than nothing. */
const FIRST_ROUNDS = 4

export const showsPoints = (view: CommonView | undefined): boolean =>
  view !== undefined && (view.over || view.round > FIRST_ROUNDS)
