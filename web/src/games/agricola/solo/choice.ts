/** Choosing freely for the open challenge. */

/** How many cards of each kind are in a hand. */
export const HAND = 7
/** The stage of every round. */
export const STAGES = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]

/** The round cards in the order of their stages. */
export const roundCards = (spaces: readonly { id: string; stage?: number }[]): string[] =>
  spaces
    .filter((space) => (space.stage ?? 0) > 0)
    .sort((a, b) => (a.stage ?? 0) - (b.stage ?? 0))
    .map(({ id }) => id)

/** Those of the cards that are of a kind. */
export const chosenOf = (
  cards: Partial<Record<string, { kind: string }>>,
  chosen: readonly string[],
  kind: string,
): string[] => chosen.filter((id) => cards[id]?.kind === kind)

/** The list with one of it a place further up or down. */
export function moved<T>(list: readonly T[], i: number, by: 1 | -1): T[] {
  const [one, other] = [list[i], list[i + by]]
  if (one === undefined || other === undefined) return [...list]
  return list.map((item, at) => (at === i ? other : at === i + by ? one : item))
}
