/** The moments of a game that deserve to be seen: a round begins, a harvest with its three parts. */
import type { AnyEvent, CommonGoods, Seat } from '../protocol'
import { list, sum } from './goods'

export interface Beat {
  kind: 'round' | 'harvest' | 'field' | 'feeding' | 'breeding'
  round?: number
  /** The card that is turned over. */
  space?: string
  /** Who gets or gives what. */
  lines: { seat: Seat; goods: CommonGoods }[]
}

interface Told extends AnyEvent {
  round?: number
  young?: CommonGoods
  food?: number
}

const PARTS: Partial<Record<string, Beat['kind']>> = { harvested: 'field', fed: 'feeding', bred: 'breeding' }

/** The moments among these events, in their order; what several players do at the same time is one moment. */
export function beatsOf(events: Told[]): Beat[] {
  const beats: Beat[] = []
  for (const event of events) {
    const { round, space, seat } = event
    const told = round === undefined ? {} : { round }
    if (event.event === 'round_began') beats.push({ kind: 'round', ...told, ...(space ? { space } : {}), lines: [] })
    if (event.event === 'harvest_began') beats.push({ kind: 'harvest', ...told, lines: [] })
    const kind = PARTS[event.event]
    if (!kind || seat === undefined) continue
    const goods = event.goods ?? event.young ?? { food: event.food ?? 0 }
    if (list(goods).length === 0) continue
    const last = beats.at(-1)
    const beat = last?.kind === kind ? last : { kind, lines: [] }
    if (beat !== last) beats.push(beat)
    const line = beat.lines.find((other) => other.seat === seat)
    if (line) line.goods = sum(line.goods, goods)
    else beat.lines.push({ seat, goods })
  }
  return beats
}
