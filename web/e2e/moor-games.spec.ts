/** Whole games with the Moor by clicking, to the final score. */
import { expect, test, type Page } from '@playwright/test'
import { clickUntil, playToTheEnd } from './clicker'
import { accessible, againstBots, begin, button, errorsOf, prefer, question } from './table'

// Whole as the lesson of the Moor, which is played every time.
test('a whole game of level 1 against a bot, agreed upon in the form', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  const errors = errorsOf(page)
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Farmers of the Moor/ }).check()
  await page.getByRole('radio', { name: /Level 1/ }).check()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('easy')
  await accessible(page)
  await button(page, 'Begin').click()
  await expect(question(page)).toBeVisible()
  await expect(page.locator('.specials')).toBeVisible()
  await playToTheEnd(page)
  const sheet = page.getByRole('table', { name: 'Score sheet' })
  await expect(sheet.getByRole('row', { name: /Horses/ })).toBeVisible()
  await expect(sheet.getByRole('row')).toHaveCount(17)
  await accessible(page)
  expect(errors).toEqual([])
})

test('a whole solo game of level 1, in dark colours', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  const errors = errorsOf(page)
  const options = { players: 1, expansion: 'moor', level: 1 }
  await begin(page, { options, seats: againstBots(1) }, { theme: 'dark' })
  await playToTheEnd(page)
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  expect(errors).toEqual([])
})

/** Agrees upon a game with cards in the form, and begins it. */
async function withCards(page: Page, level: number): Promise<void> {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Farmers of the Moor/ }).check()
  await page.getByRole('radio', { name: `Level ${String(level)}` }).check()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('easy')
  await button(page, 'Begin').click()
  await expect(page.locator('.hand .card')).toHaveCount(level === 2 ? 7 : 14)
}

// With cards only the first rounds are played every time: the last ones are as in the lesson of the Moor.
test('two harvests of level 3 with cards, by clicking', async ({ page }) => {
  test.setTimeout(300_000)
  const errors = errorsOf(page)
  await withCards(page, 3)
  await accessible(page)
  await clickUntil(page, () => page.getByRole('img', { name: /^Round 8 of 14/ }).isVisible())
  expect(errors).toEqual([])
})

for (const level of [2, 3])
  test(`a whole game of level ${String(level)} with cards, by clicking`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(400_000)
    const errors = errorsOf(page)
    await withCards(page, level)
    await playToTheEnd(page)
    await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
    expect(errors).toEqual([])
  })
