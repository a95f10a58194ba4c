/** Plays by clicking: whatever is lit, in the way a person would. */
import { expect, type Page } from '@playwright/test'

const any = (n: number): number => Math.floor(Math.random() * n)

export const CONFIRM = '[data-answer="confirm"]:enabled'
export const DONE = '[data-answer="done"]'
export const BEG = 'section.ask input[type="checkbox"]:not(:checked)'

/** Whether something happens that happens once in so many times. */
export const now = (times: number): boolean => any(times) === 0

interface Ways {
  /** What can be clicked, in the order in which it is looked for. */
  ways: () => string[]
  /** Of this one, always the first is clicked; of all others any. */
  inOrder?: string
}

/** A hand that clicks. */
export function hand({ ways, inOrder }: Ways) {
  /** One click that brings the game on; false if there was nothing to click. */
  async function click(page: Page): Promise<boolean> {
    // One look at the page instead of many: whole games are long. A button that leaves something says what, never only Done.
    const [way, n] = await page.evaluate((all): [string?, number?] => {
      const leave = document.querySelector('[data-answer="done"]')?.textContent.trim()
      const asked = document.querySelector('#question')?.textContent ?? ''
      if (leave === 'Done') setTimeout(() => Promise.reject(new Error(`${asked} – only Done`)))
      for (const selector of all) {
        const found = document.querySelectorAll(selector).length
        if (found > 0) return [selector, found]
      }
      return []
    }, ways())
    if (way === undefined || n === undefined) return false
    const at = way === inOrder ? 0 : any(n)
    await page.locator(way).nth(at).click({ timeout: 2000 })
    return true
  }

  /** Clicks until something is so. */
  async function clickUntil(page: Page, so: () => Promise<boolean>, most = 2500): Promise<void> {
    for (let clicks = 0; clicks < most; clicks++) {
      if (await so()) return
      try {
        if (!(await click(page))) await page.waitForTimeout(50)
      } catch {
        // What was lit a moment ago has been answered already.
      }
    }
    expect(await so(), 'the game goes on').toBe(true)
  }

  /** Clicks until the game is over and its result is there. */
  const playToTheEnd = (page: Page): Promise<void> =>
    clickUntil(page, () => page.getByRole('main', { name: 'The game is over' }).isVisible())

  return { click, clickUntil, playToTheEnd }
}

/** What is laid next is chosen only where nothing can be laid as it is. */
const OTHER = 'section.ask .button.lit[aria-pressed="false"]'
const ANSWERS = ['section.ask .button.lit:not([aria-pressed])', '.space.lit, .action.lit', '.major.lit', '.card.lit']
/** Exchanges have steppers, too, behind a door that stays closed. */
const PLUS = 'section.ask .stepper:not(details .stepper) > button:last-child:enabled'
const CELLS = '[data-cell].lit:not(.chosen)'
/** Where nothing else can be answered, something has to be exchanged first. */
const EXCHANGE = 'section.ask details[open] button'

/** Whatever can be answered, however it is answered. */
export const ANSWERABLE = [CONFIRM, BEG, ...ANSWERS, PLUS, CELLS, DONE, OTHER].join()

export const { click, clickUntil, playToTheEnd } = hand({
  ways: () => [CONFIRM, BEG, ...ANSWERS, PLUS, ...(now(2) ? [DONE, CELLS] : [CELLS, DONE]), OTHER, EXCHANGE],
  inOrder: CELLS,
})

/** Plays for somebody to the end of the game that is open, without clicking and out of sight: where the way is not what is tested. */
export async function playOut(page: Page): Promise<void> {
  const table = page.url()
  await page.goto('/#/rules/agricola')
  await page.evaluate(
    (game) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/ws`)
        interface Said {
          type: string
          number: number
          over: boolean
          decision: { seat: number } | null
          moves: unknown[]
          exchanges: unknown[]
        }
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as Said
          if (said.type !== 'state') return
          const moves = said.moves.length > 0 ? said.moves : said.exchanges
          const move = moves[Math.floor(Math.random() * moves.length)]
          if (said.over) {
            socket.close()
            done()
          } else if (said.decision && move)
            socket.send(JSON.stringify({ type: 'move', number: said.number, seat: said.decision.seat, move }))
        }
      }),
    /game\/(\w+)/.exec(table)?.[1] ?? '',
  )
  await page.goto(table)
}
