/** One actor at a time, moments that are seen and can be skipped, and the keys. */
import { expect, test, type Page } from '@playwright/test'
import { againstBots, begin, button, cell, good, prefer, question, sit, space } from './table'

const stage = '[data-beat]'

/** The last person of a round before a harvest; a field bears grain, and two sheep have room for a lamb. */
const REAPING = `
mode = "family"
round = 7
turn = 0
persons = { B3 = [1], F6 = [1], B4 = [0] }

[[player]]
at_home = 1
goods = { food = 9 }
farm = """
    .   Fg2 .   .  .
    R   .   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = 2 }

[[player]]
at_home = 0
goods = { food = 9 }
`

/** Writes down the moments that are seen, in their order. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const beat = document.querySelector('[data-beat]')?.getAttribute('data-beat')
      if (beat && seen.at(-1) !== beat) seen.push(beat)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('a harvest has its beats, in order; a click skips', async ({ page }) => {
  await sit(page, 'plenty', { motion: true })
  const beats = await watched(page)
  await page.locator('[data-answer="confirm"]').click()
  await expect(page.locator('[data-beat="round"]')).toBeVisible()
  expect(await beats()).toEqual(['feeding', 'breeding', 'round'])
  await page.mouse.click(640, 300)
  await expect(page.locator(stage)).toHaveCount(0)
  await expect(good(page, 'sheep')).toContainText('3')
})

test('the last person of a round: what came is seen, then the fields, the food, the young, and the new card', async ({
  page,
}) => {
  await begin(page, { position: REAPING, seats: againstBots(2) }, { motion: true })
  const beats = await watched(page)
  await space(page, 'B8').click()
  await page.locator('[data-answer="confirm"]').click()
  const field = page.locator('[data-beat="field"]')
  await expect(field).toContainText(/1/)
  await expect(good(page, 'grain')).toContainText('1')
  await expect(page.locator('#question')).toContainText('food')
  await page.locator('[data-answer="confirm"]').click()
  await expect(page.locator('[data-beat="round"]')).toBeVisible()
  expect(await beats()).toEqual(['harvest', 'field', 'feeding', 'breeding', 'round'])
  await page.keyboard.press('Space')
  await expect(good(page, 'sheep')).toContainText('3')
  await expect(page.locator('#question')).toContainText(/to move|Where do you place/)
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
