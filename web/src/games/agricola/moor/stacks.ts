/** The places of the major improvements, where one lies on another. */
import { MAJOR_IDS, STACKS, type View } from '../protocol'
import { hasMoor } from './pictures.svelte'

/** The major improvements for sale, in the order of their places. */
export function forSale(view: View | undefined): string[] {
  const places = hasMoor(view) ? STACKS.flat() : MAJOR_IDS
  return places.filter((card) => view?.majors.includes(card))
}

/** What lies beneath a major improvement for sale. */
export const beneath = (view: View | undefined, card: string): string | undefined =>
  view?.beneath?.find(([upper]) => upper === card)?.[1]

/** Which card is shown at each place: the one for sale, or the one beneath where somebody looks there. */
export const shownAt = (view: View | undefined, looking: string[]): { top: string; card: string; other?: string }[] =>
  forSale(view).map((top) => {
    const under = beneath(view, top)
    if (under === undefined) return { top, card: top }
    return looking.includes(top) ? { top, card: under, other: top } : { top, card: top, other: under }
  })

/** Looks beneath a card, or back at it. */
export const turned = (looking: string[], top: string): string[] =>
  looking.includes(top) ? looking.filter((card) => card !== top) : [...looking, top]
