/** What the keys do at the table. One list: the sheet of keys is made from it. */

export interface Key {
  /** As they are written on the keyboard; several do the same. */
  keys: string[]
  /** The message that says what they do. */
  does: string
}

export const KEYS: { title: string; keys: Key[] }[] = [
  {
    title: 'ui-keys-answer',
    keys: [
      { keys: ['Enter'], does: 'ui-key-confirm' },
      { keys: ['⇧', 'Enter'], does: 'ui-key-go' },
      { keys: ['1', '…', '9'], does: 'ui-key-number' },
      { keys: ['Esc'], does: 'ui-key-clear' },
      { keys: ['Z'], does: 'ui-key-undo' },
      { keys: ['⇧', 'Z'], does: 'ui-key-undo-turn' },
      { keys: ['H'], does: 'ui-key-hint' },
      { keys: ['X'], does: 'ui-key-exchange' },
    ],
  },
  {
    title: 'ui-keys-places',
    keys: [
      { keys: ['A'], does: 'ui-key-board' },
      { keys: ['B'], does: 'ui-key-home' },
      { keys: ['C'], does: 'ui-key-shelf' },
      { keys: ['Q'], does: 'ui-key-question' },
      { keys: ['←', '↑', '→', '↓'], does: 'ui-key-walk' },
    ],
  },
  {
    title: 'ui-keys-see',
    keys: [
      { keys: ['␣'], does: 'ui-key-skip' },
      { keys: [',', '.'], does: 'ui-key-back' },
      { keys: ['L'], does: 'ui-key-log' },
      { keys: ['S'], does: 'ui-key-score' },
      { keys: ['R'], does: 'ui-key-rules' },
      { keys: ['G'], does: 'ui-key-game' },
      { keys: ['?'], does: 'ui-key-keys' },
    ],
  },
  {
    title: 'ui-keys-back',
    keys: [
      { keys: ['←', '→'], does: 'ui-key-move' },
      { keys: ['↑', '↓'], does: 'ui-key-round' },
      { keys: ['␣'], does: 'ui-key-play' },
      { keys: ['C'], does: 'ui-key-continue' },
      { keys: ['B'], does: 'ui-key-now' },
    ],
  },
]

/** Where a key goes to something else: in a field, a list to choose from, or with Ctrl held. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    (event.target.closest('input:not([type="range"]), select, textarea, [role="dialog"], dialog') !== null ||
      (event.target.matches('input[type="range"]') && event.key.length > 1)))

/** Puts the focus on a place: on what is lit there, if something is, so that one more key is enough. */
export function goTo(place: 'board' | 'home' | 'shelf' | 'question'): void {
  const part = document.getElementById(place)
  const lit = part?.querySelector<HTMLElement>('.lit')
  ;(lit ?? part)?.focus()
}

/** Walks among the buttons of a group with the arrow keys: to the nearest one in that direction. */
export function walk(key: string): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  const from = document.activeElement
  const group = from?.closest('#board, #shelf')
  if (!step || !from || !group) return false
  const [dx = 0, dy = 0] = step
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = from === group ? [0, 0] : middle(from)
  let best: { element: HTMLElement; far: number } | undefined
  for (const element of group.querySelectorAll<HTMLElement>('button')) {
    const [ex, ey] = middle(element)
    const along = (ex - x) * dx + (ey - y) * dy
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    if (element === from || along < 4) continue
    const far = along + aside * 2.5
    if (!best || far < best.far) best = { element, far }
  }
  best?.element.focus()
  return true
}
