/** The little sheet beside whatever the pointer or the focus is on. */
import type { Goods } from './protocol'

export interface TipContent {
  title: string
  text?: string
  /** Why it cannot be used. */
  why?: string
  /** The ways to pay for it. */
  costs?: Goods[]
  /** Further conditions and consequences. */
  notes?: string[]
  points?: number
}

class Tip {
  content: TipContent | undefined = $state.raw()
  box: DOMRect | undefined = $state.raw()

  show(content: TipContent, element: Element): void {
    this.content = content
    this.box = element.getBoundingClientRect()
  }

  hide(): void {
    this.content = undefined
  }
}

export const tip = new Tip()

/** Shows the sheet on hover, focus and long press. */
export function tipped(content: () => TipContent | undefined) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const found = content()
      if (found) tip.show(found, element)
    }
    const soon = (event: Event) => {
      clearTimeout(timer)
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      timer = setTimeout(show, touch ? 420 : 180)
    }
    const hide = () => {
      clearTimeout(timer)
      tip.hide()
    }
    const focused = () => {
      if (element.matches(':focus-visible')) show()
    }
    const on: [string, (event: Event) => void][] = [
      ['pointerenter', soon],
      ['pointerdown', soon],
      ['pointerleave', hide],
      ['pointercancel', hide],
      ['focus', focused],
      ['blur', hide],
    ]
    for (const [name, handler] of on) element.addEventListener(name, handler)
    return () => {
      hide()
      for (const [name, handler] of on) element.removeEventListener(name, handler)
    }
  }
}
