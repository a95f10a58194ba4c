/** The moments of a game that are worth another look. */
import type { ReviewedTurn, Seat } from '../protocol'

/** What matters less than this, in points, is not worth a word. */
const WORTH = 0.5

export interface Moments<Turn> {
  /** Where somebody found by far the best move. */
  best: Turn | undefined
  /** Where another move would have been worth most. */
  worst: Turn | undefined
}

/** The best and the worst moment of somebody, where there is one. */
export function momentsOf<Turn extends Pick<ReviewedTurn, 'seat' | 'gain' | 'loss'>>(
  turns: Turn[],
  seat: Seat,
): Moments<Turn> {
  const most = (worth: (turn: Turn) => number): Turn | undefined =>
    turns
      .filter((turn) => turn.seat === seat && worth(turn) >= WORTH)
      .reduce<Turn | undefined>((best, turn) => (best && worth(best) >= worth(turn) ? best : turn), undefined)
  return { best: most((turn) => turn.gain), worst: most((turn) => turn.loss) }
}

/** The first point of every round, and the last one of all. */
export function byRound<Point extends { round: number }>(curve: Point[]): Point[] {
  const starts = curve.filter(({ round }, i) => round > 0 && round !== curve[i - 1]?.round)
  const last = curve.at(-1)
  return last && starts.at(-1) !== last ? [...starts, last] : starts
}
