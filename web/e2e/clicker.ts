/** Plays by clicking: whatever is lit, in the way a person would. */
import { expect, type Page } from '@playwright/test'

const any = (n: number): number => Math.floor(Math.random() * n)

const CONFIRM = '[data-answer="confirm"]:enabled'
const DONE = '[data-answer="done"]'
const BEG = 'section.ask input[type="checkbox"]:not(:checked)'
const ANSWERS = ['section.ask .button.lit', '.space.lit', '.major.lit', '.card.lit']
const PLUS = 'section.ask .stepper button:last-child:enabled'
const CELLS = '[data-cell].lit:not(.chosen)'
/** Where nothing else can be answered, something has to be exchanged first. */
const EXCHANGE = 'section.ask details[open] button'

/** One click that brings the game on; false if there was nothing to click. */
export async function click(page: Page): Promise<boolean> {
  const pass = any(2) === 0 ? [DONE, CELLS] : [CELLS, DONE]
  const ways = [CONFIRM, BEG, ...ANSWERS, PLUS, ...pass, EXCHANGE]
  // One look at the page instead of many: whole games are long.
  const [way, n] = await page.evaluate((all): [string?, number?] => {
    for (const selector of all) {
      const found = document.querySelectorAll(selector).length
      if (found > 0) return [selector, found]
    }
    return []
  }, ways)
  if (way === undefined || n === undefined) return false
  await page
    .locator(way)
    .nth(way === CELLS ? 0 : any(n))
    .click({ timeout: 2000 })
  return true
}

/** Clicks until something is so. */
export async function clickUntil(page: Page, done: () => Promise<boolean>, most = 2000): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (await done()) return
    try {
      if (!(await click(page))) await page.waitForTimeout(50)
    } catch {
      // What was lit a moment ago has been answered already.
    }
  }
  expect(await done(), 'the game goes on').toBe(true)
}

/** Clicks until the final score sheet is there. */
export async function playToTheEnd(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Score sheet' })
  await clickUntil(page, () => sheet.isVisible())
}
