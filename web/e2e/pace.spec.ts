/** One actor at a time, moments that are seen and can be skipped, and the keys. */
import { expect, test } from '@playwright/test'
import { button, cell, good, prefer, question, sit, space } from './table'

const stage = '[data-beat]'

test('a harvest has its beats, in order; a click skips', async ({ page }) => {
  await sit(page, 'plenty', { motion: true })
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const beat = document.querySelector('[data-beat]')?.getAttribute('data-beat')
      if (beat && seen.at(-1) !== beat) seen.push(beat)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page.locator('[data-answer="confirm"]').click()
  await expect(page.locator('[data-beat="round"]')).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toEqual(['feeding', 'breeding', 'round'])
  await page.mouse.click(640, 300)
  await expect(page.locator(stage)).toHaveCount(0)
  await expect(good(page, 'sheep')).toContainText('3')
})

test('the space bar skips; at once means at once; reduced motion shows no stage', async ({ page, browser }) => {
  await sit(page, 'plenty', { motion: true })
  await page.locator('[data-answer="confirm"]').click()
  await expect(page.locator(stage)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator(stage)).toHaveCount(0)
  for (const how of ['instant', 'reduced']) {
    const context = await browser.newContext(how === 'reduced' ? { reducedMotion: 'reduce' } : {})
    const other = await context.newPage()
    await prefer(other, { motion: true, ...(how === 'instant' ? { pace: 'instant' } : {}) })
    await sit(other, 'plenty', { motion: true })
    await other.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-beat]')) document.title = 'staged'
      }).observe(document.body, { childList: true, subtree: true })
    })
    await other.locator('[data-answer="confirm"]').click()
    await expect(good(other, 'sheep')).toContainText('3')
    await expect(other).not.toHaveTitle('staged')
    await context.close()
  }
})

test('from any cell to Confirm in one key; a turn without the pointer', async ({ page }) => {
  await sit(page, 'middle')
  await page.keyboard.press('a')
  await expect(page.locator('.space:focus')).toHaveCount(1)
  await space(page, 'B4').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#question')).toContainText('plow')
  await page.keyboard.press('b')
  await expect(page.locator('[data-cell]:focus')).toHaveClass(/lit/)
  await cell(page, 1, 2).focus()
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('#question')).not.toContainText('plow')
  await page.keyboard.press('z')
  await expect(page.locator('#question')).toContainText('plow')
})

test('keys: confirm from anywhere, undo, hint, log, looking back, the sheet', async ({ page }) => {
  await sit(page, 'middle')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('confirm, from wherever you are')
  await page.keyboard.press('Escape')
  await space(page, 'B8').click()
  await space(page, 'B9').focus()
  await page.keyboard.press('Shift+Enter')
  await expect(good(page, 'clay')).toContainText('8')
  await page.keyboard.press(',')
  await expect(page.locator('#question')).toContainText('Move 0 of 1')
  await page.keyboard.press('.')
  await expect(page.locator('#question')).not.toContainText('Move 0')
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await expect(button(page, 'Put the hints away')).toBeVisible()
  await expect(question(page)).toBeVisible()
})

test('arrows walk over the board', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'B7').focus()
  await page.keyboard.press('ArrowRight')
  await expect(space(page, 'B8')).toBeFocused()
})
