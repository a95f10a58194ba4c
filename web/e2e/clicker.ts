/** Plays by clicking: whatever is lit, in the way a person would. */
import { expect, type Page } from '@playwright/test'
import { question } from './table'

const any = (n: number): number => Math.floor(Math.random() * n)

/** One click that brings the game on; false if there was nothing to click. */
export async function click(page: Page): Promise<boolean> {
  const ask = question(page)
  const confirm = ask.getByRole('button', { name: 'Confirm' }).and(page.locator(':enabled'))
  const begging = ask.getByRole('checkbox').and(page.locator(':not(:checked)'))
  const plus = ask.getByRole('button', { name: /^More/ }).and(page.locator(':enabled'))
  const done = ask.getByRole('button', { name: 'Done' })
  const cells = page.locator('[data-cell].lit:not(.chosen)')
  const answers = ['section.ask .button.lit', '.space.lit', '.major.lit', '.card.lit'].map((lit) => page.locator(lit))
  // Where nothing else can be answered, something has to be exchanged first.
  const exchange = ask.locator('details[open] button')
  const pass = any(2) === 0 ? [done, cells] : [cells, done]
  for (const way of [confirm, begging, ...answers, plus, ...pass, exchange]) {
    const n = await way.count()
    if (n === 0) continue
    await way.nth(way === cells ? 0 : any(n)).click({ timeout: 2000 })
    return true
  }
  return false
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
