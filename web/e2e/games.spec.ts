/** Whole games by clicking, to the final score. */
import { expect, test } from '@playwright/test'
import { playToTheEnd } from './clicker'
import { accessible, againstBots, begin, button, confirm, errorsOf, good, prefer, question, space } from './table'

test('one click to a game against a bot, which answers', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 20_000 })
  await expect(space(page, 'B7')).toBeVisible()
  await space(page, 'B7').click({ force: true })
  if (await button(page, 'Confirm').isEnabled()) await confirm(page)
  else
    await space(page, 'B8')
      .click()
      .then(() => confirm(page))
  await expect(page.getByText(/Bot 2 places a person/).first()).toBeVisible({ timeout: 30_000 })
  await accessible(page)
})

test('a whole family game against a bot', async ({ page }) => {
  test.setTimeout(240_000)
  const errors = errorsOf(page)
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('easy')
  await button(page, 'Begin').click()
  await expect(question(page)).toBeVisible()
  await playToTheEnd(page)
  const sheet = page.getByRole('table', { name: 'Score sheet' })
  await expect(sheet.getByRole('row')).toHaveCount(16)
  await accessible(page)
  expect(errors).toEqual([])
})

test('a whole full game with the E deck, three at the table', async ({ page }) => {
  test.setTimeout(300_000)
  const errors = errorsOf(page)
  await prefer(page, { theme: 'dark' })
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Full game/ }).check()
  await page.getByLabel('Number of players').selectOption('3')
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat, { exact: true }).selectOption('easy')
  await button(page, 'Begin').click()
  await expect(page.locator('.card').nth(13)).toBeVisible()
  await expect(good(page, 'food')).toBeVisible()
  await accessible(page)
  await playToTheEnd(page)
  await expect(page.getByRole('table', { name: 'Score sheet' }).getByRole('columnheader')).toHaveCount(4)
  await accessible(page)
  expect(errors).toEqual([])
})

test('a whole family game on a phone held upright', async ({ browser }) => {
  test.setTimeout(300_000)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  const errors = errorsOf(page)
  await begin(page, { options: { mode: 'family', players: 2 }, seats: againstBots(2) })
  await playToTheEnd(page)
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeInViewport()
  expect(errors).toEqual([])
  await page.context().close()
})

test('alone at the table', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByLabel('Number of players').selectOption('1')
  await button(page, 'Begin').click()
  await space(page, 'B7').click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('2')
})
