/** Which spaces are good for what, and which round cards are still to come. */
import { HARVESTS, ROUNDS, SPACES, type Goods, type PlayerView, type View } from '../protocol'

/** The stage of a round, from 1: each ends with a harvest. */
export const stageOf = (round: number): number => HARVESTS.findIndex((last) => round <= last) + 1
export const lastOf = (stage: number): number => HARVESTS[stage - 1] ?? ROUNDS

type Space = (typeof SPACES)[number]

interface Verb {
  verb: string
  price?: Goods
}

/** Everything that is done at a space, in the order of its text. */
export function verbsOf(space: Space | undefined): Verb[] {
  const found: Verb[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('verb' in part) found.push(part as Verb)
    else for (const inner of Object.values(part)) walk(inner)
  }
  walk(space?.does)
  return found
}

/** The ways to pay for a room, a renovation, or a stable as its space says. */
export function buildingPrice(what: string, player: PlayerView, space: string | undefined): Goods[] {
  if (what === 'room') return player.room_price
  if (what === 'renovate') return player.renovation_price
  if (what !== 'stable') return []
  const printed = verbsOf(SPACES.find(({ id }) => id === space)).find(({ verb }) => verb.replace(/s$/, '') === what)
  return printed?.price ? [printed.price] : []
}

const PLAYED_AT: Record<'occupation' | 'minor' | 'major', string[]> = {
  occupation: ['occupation'],
  minor: ['minor', 'improvement'],
  major: ['improvement', 'major'],
}

/** The open spaces where a card of this kind can be played, and whether somebody stands there. */
export function openFor(view: View | undefined, kind: keyof typeof PLAYED_AT): { id: string; taken: boolean }[] {
  const wanted = PLAYED_AT[kind]
  return SPACES.flatMap((space) => {
    const open = view?.spaces[space.id]
    if (!open || !verbsOf(space).some(({ verb }) => wanted.includes(verb))) return []
    return [{ id: space.id, taken: open.persons.length > 0 }]
  })
}

/** The cards of a stage that nobody has seen yet. */
export const toCome = (view: View | undefined, stage: number): string[] =>
  SPACES.filter((space) => space.stage === stage && space.modes.includes(view?.mode ?? 'full'))
    .map(({ id }) => id)
    .filter((id) => !view?.round_order.includes(id))
