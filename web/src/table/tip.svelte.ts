/** The little sheet beside whatever the pointer or the focus is on. */
import type { Goods } from './protocol'

export interface TipContent {
  title: string
  /** What is printed on it, if it is a space. */
  print?: string
  text?: string
  /** What sort of thing it is, with the colours of its band, if it has one. */
  kind?: { name: string; band: string; on: string }
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
  private owner: Element | undefined

  show(content: TipContent, element: Element): void {
    this.content = content
    this.box = element.getBoundingClientRect()
    this.owner = element
  }

  /** Hides the sheet, if it is the one of this element. */
  hide(element?: Element): void {
    if (element && element !== this.owner) return
    this.content = undefined
    this.owner = undefined
  }
}

export const tip = new Tip()

const HOVER = 180
const LONG_PRESS = 420

/**
 * Shows the sheet on hover, focus and long press. After a long press it stays until the next touch, so that no finger lies
 * on it, and the end of the press is no click: who reads something does not play it.
 */
export function tipped(content: () => TipContent | undefined) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const gone = new AbortController()
    const on = (name: string, does: (event: Event) => void, capture = false) => {
      element.addEventListener(name, does, { signal: gone.signal, capture })
    }
    const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch'
    const show = () => {
      const found = content()
      if (found) tip.show(found, element)
      return found !== undefined
    }
    const hide = () => {
      clearTimeout(timer)
      tip.hide(element)
    }
    const leave = () => {
      clearTimeout(timer)
      if (!pressed) {
        hide()
        return
      }
      addEventListener('pointerdown', hide, { once: true, capture: true })
      // Not every browser makes a click of a long press.
      setTimeout(() => (pressed = false), LONG_PRESS)
    }
    on('pointerenter', (event) => {
      if (!isTouch(event)) timer = setTimeout(show, HOVER)
    })
    on('pointerdown', (event) => {
      hide()
      pressed = false
      if (isTouch(event)) timer = setTimeout(() => (pressed = show()), LONG_PRESS)
    })
    on('pointerleave', leave)
    on('pointercancel', leave)
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault()
    })
    on(
      'click',
      (event) => {
        clearTimeout(timer)
        if (pressed) event.stopImmediatePropagation()
        pressed = false
      },
      true,
    )
    on('focus', () => {
      if (element.matches(':focus-visible')) show()
    })
    on('blur', hide)
    return () => {
      clearTimeout(timer)
      gone.abort()
      // What vanishes takes its sheet along, but not in the middle of a change of the page.
      queueMicrotask(() => {
        tip.hide(element)
      })
    }
  }
}
