/** What there is to read about whatever the pointer or the focus is on: in the reading place, or on a sheet beside it. */
import type { Goods } from './protocol'

/** One thing more to know, with a word for what it is about. */
export interface TipLine {
  label: string
  text?: string
  goods?: Goods
  /** Whether it is good to know, or something is missing. */
  tone?: 'good' | 'bad'
}

export interface TipContent {
  title: string
  /** What is printed on it, if it is a space. */
  print?: string
  text?: string
  /** What sort of thing it is, with the colours of its band, if it has one. */
  kind?: { name: string; band: string; on: string }
  /** Why it cannot be used. */
  why?: string
  /** Its picture, as the name of a symbol. */
  picture?: string | undefined
  /** The ways to pay for it. */
  costs?: Goods[]
  /** What is missing for the first of them. */
  missing?: Goods
  /** What else there is to know, the most important first. */
  lines?: TipLine[]
  /** The spaces where it can be used; they are lit while one reads. */
  where?: string[]
  /** Further conditions and consequences. */
  notes?: string[]
  points?: number
}

class Tip {
  content: TipContent | undefined = $state.raw()
  box: DOMRect | undefined = $state.raw()
  /** How many reading places there are: with one, nothing floats, but over a dialog and where somebody wants it so. */
  private docks = $state(0)
  private above = $state(false)
  /** Whether the reading place lies out of sight, below a long answer. */
  outOfSight = $state(false)
  private owner: Element | undefined

  /** Whether there is a reading place. */
  docked = $derived(this.docks > 0)
  /** Whether the sheet stands beside what it is about. */
  floats = $derived(!this.docked || this.above || this.outOfSight)

  /** Opens a reading place; what comes back closes it. */
  dock(): () => void {
    this.docks++
    return () => {
      this.docks--
    }
  }

  show(content: TipContent, element: Element): void {
    this.content = content
    this.above = element.closest('[role="dialog"], dialog, [data-floats]') !== null
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

/** A sheet that covers something waits a little; the reading place answers at once. */
const HOVER = 180
const HOVER_DOCKED = 60
const LONG_PRESS = 420

/** Where the pointer was pressed last: what appears under it since then, nobody has pointed at. */
let pressedAt: [number, number] | undefined
if (typeof addEventListener !== 'undefined')
  addEventListener('pointerdown', ({ clientX, clientY }) => (pressedAt = [clientX, clientY]), { capture: true })
const rests = ({ clientX, clientY }: PointerEvent): boolean => pressedAt?.[0] === clientX && pressedAt[1] === clientY

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
      if (isTouch(event) || (tip.floats && rests(event as PointerEvent))) return
      timer = setTimeout(show, tip.floats ? HOVER : HOVER_DOCKED)
    })
    on('pointerdown', (event) => {
      if (tip.floats) hide()
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
    // What loses the focus because it vanishes says so in the middle of a change of the page.
    on('blur', () => {
      queueMicrotask(hide)
    })
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
