/** Goods and persons on their way: little copies that fly from where they were to where they are now. */
import { list } from './logic/goods'
import type { AnyEvent, State } from './protocol'
import { mayMove, settings } from './settings.svelte'
import { SHAPE_PATHS, shapeOf } from './shapes'

const TIME = 520

function fly(from: Element | null, to: Element | null, node: SVGElement, delay: number): void {
  if (!from || !to) return
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (a.width === 0 || b.width === 0) return
  node.setAttribute('class', 'ink')
  Object.assign(node.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '2rem',
    height: '2rem',
    zIndex: '40',
    pointerEvents: 'none',
  })
  document.body.append(node)
  const at = (box: DOMRect, scale: number) =>
    `translate(${String(box.left + box.width / 2 - 16)}px, ${String(box.top + box.height / 2 - 16)}px) scale(${String(scale)})`
  const flight = node.animate(
    [{ transform: at(a, 0.8) }, { transform: at(b, 1.15), offset: 0.85 }, { transform: at(b, 0.6), opacity: 0.2 }],
    {
      duration: TIME,
      delay,
      easing: 'cubic-bezier(.4,0,.3,1)',
      fill: 'backwards',
    },
  )
  flight.onfinish = flight.oncancel = () => {
    node.remove()
  }
}

function picture(symbol: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#i-${symbol}`)
  svg.append(use)
  return svg
}

/** A person of a seat: it may have gone home already. */
function person(seat: number): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 32 34')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', SHAPE_PATHS[shapeOf(seat)])
  path.setAttribute('fill', `var(--seat-${String(seat)})`)
  svg.append(path)
  return svg
}

/** Where goods come from: an action space, or whatever else is drawn as one. */
const spaceOf = ({ cause }: AnyEvent): string | undefined =>
  typeof cause === 'object' ? Object.values(cause)[0] : undefined

/** Shows what the last move brought about. */
export function showEvents(state: State): void {
  if (!mayMove() || settings.pace === 'instant') return
  let delay = 0
  for (const event of state.events) {
    const seat = event.seat
    if (seat === undefined) continue
    const space = document.querySelector(`[data-space="${spaceOf(event) ?? event.space ?? ''}"]`)
    const home = document.querySelector(`[data-home="${String(seat)}"]`)
    if (event.event === 'placed') {
      fly(home, space, person(seat), delay)
      delay += TIME / 2
    } else if (event.event === 'gained' && space) {
      const supply = document.querySelector(`[data-supply="${String(seat)}"]`)
      for (const [good] of list(event.goods ?? {})) {
        fly(space, supply?.querySelector(`[data-good="${good}"]`) ?? supply, picture(good), delay)
        delay += 70
      }
    }
  }
}
