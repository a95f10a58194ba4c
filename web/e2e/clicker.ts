/** Plays by clicking: whatever is lit, in the way a person would. */
import { expect, type Page } from '@playwright/test'
import { question } from './table'

const any = (n: number): number => Math.floor(Math.random() * n)

/** One click that brings the game on; false if there was nothing to click. */
export async function click(page: Page): Promise<boolean> {
  const ask = question(page)
  const confirm = ask.getByRole('button', { name: 'Confirm' })
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
    await confirm.click()
    return true
  }
  const begging = ask.getByRole('checkbox')
  if ((await begging.count()) > 0) {
    await begging.check()
    return true
  }
  for (const lit of [
    ask.locator('.button.lit'),
    page.locator('.space.lit'),
    page.locator('.major.lit'),
    page.locator('.card.lit'),
  ]) {
    const n = await lit.count()
    if (n > 0) {
      await lit.nth(any(n)).click()
      return true
    }
  }
  const plus = ask.getByRole('button', { name: /^More/ }).and(page.locator(':enabled'))
  if ((await plus.count()) > 0) {
    await plus.first().click()
    return true
  }
  const done = ask.getByRole('button', { name: 'Done' })
  const cells = page.locator('[data-cell].lit:not(.chosen)')
  if ((await done.count()) > 0 && (any(2) === 0 || (await cells.count()) === 0)) {
    await done.click()
    return true
  }
  if ((await cells.count()) > 0) {
    await cells.first().click()
    return true
  }
  // No answer yet: something has to be exchanged first.
  const exchange = ask.locator('details[open] button')
  if ((await exchange.count()) > 0) {
    await exchange.first().click()
    return true
  }
  return false
}

/** Clicks until the final score sheet is there. */
export async function playToTheEnd(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Score sheet' })
  for (let clicks = 0; clicks < 1500; clicks++) {
    if (await sheet.isVisible()) return
    try {
      if (!(await click(page))) await page.waitForTimeout(40)
    } catch {
      // What was lit a moment ago has been answered already.
    }
  }
  expect(await sheet.isVisible(), 'the game comes to an end').toBe(true)
}
