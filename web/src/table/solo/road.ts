/** The targets of a series, as far as they are known. */
import { series as kinds } from '../../generated/forms'
import type { SeriesInfo, SeriesKind } from '../protocol'

/** What there is to know about the kind of a series. */
export const kindOf = ({ game, standing }: SeriesInfo): SeriesKind | undefined =>
  (kinds as Partial<Record<string, SeriesKind[]>>)[game]?.find(({ name }) => name === standing.kind)

/** One game of a series: what was asked, and the best that was made of it. */
export interface Stop {
  number: number
  target: number
  best: number | undefined
  now: boolean
}

/** All games of a series, those to come too; beyond its last target only those that were played. */
export function road(series: SeriesInfo): Stop[] {
  const targets = [...(kindOf(series)?.targets ?? [])]
  for (const { number, target } of [...series.tries, series.standing]) targets[number - 1] = target
  return targets.map((target, i) => {
    const made = series.tries.filter(({ number }) => number === i + 1).map(({ points }) => points ?? -Infinity)
    const best = Math.max(-Infinity, ...made)
    return { number: i + 1, target, best: best === -Infinity ? undefined : best, now: series.standing.number === i + 1 }
  })
}

/** The target of the game after the one that stands now; nothing where it is not known before. */
export const targetAfter = (series: SeriesInfo): number | undefined => kindOf(series)?.targets[series.standing.number]
