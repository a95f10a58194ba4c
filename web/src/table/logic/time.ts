/** Times for a move: what a table may agree on, and how much is left. */
import { say } from '../words.svelte'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** Seconds for a move that the form offers. */
export const MOVE_TIMES = [2, 5, 15, 30]
  .map((minutes) => minutes * MINUTE)
  .concat([1, 4, 12].map((hours) => hours * HOUR))
  .concat([1, 2, 3, 7, 14].map((days) => days * DAY))

/** The largest unit of which there is at least one, and how many of them there are. */
export function inUnits(seconds: number): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; n: number } {
  const left = Math.max(0, seconds)
  if (left >= 2 * DAY || left === DAY) return { unit: 'days', n: Math.floor(left / DAY) }
  if (left >= 2 * HOUR || left === HOUR) return { unit: 'hours', n: Math.floor(left / HOUR) }
  if (left >= MINUTE) return { unit: 'minutes', n: Math.floor(left / MINUTE) }
  return { unit: 'seconds', n: Math.floor(left) }
}

/** A time in words. */
export function duration(seconds: number): string {
  const { unit, n } = inUnits(seconds)
  return say(`ui-${unit}`, { n })
}

/** A time as a clock shows it: minutes and seconds, or hours and minutes, or days. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  if (left >= 2 * DAY) return duration(left)
  if (left >= HOUR) return `${String(Math.floor(left / HOUR))}:${two((left % HOUR) / MINUTE)} h`
  return `${String(Math.floor(left / MINUTE))}:${two(left % MINUTE)}`
}
