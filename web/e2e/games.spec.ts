/** Whole games by clicking, to the final score. */
import { expect, test } from '@playwright/test'
import { playToTheEnd } from './clicker'
import {
  accessible,
  againstBots,
  begin,
  button,
  confirm,
  confirmButton,
  errorsOf,
  good,
  prefer,
  question,
  space,
} from './table'

test('one click to a game against a bot, which answers', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /Play Agricola now/ }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 20_000 })
  await expect(space(page, 'B7')).toBeVisible()
  await space(page, 'B7').click({ force: true })
  if (await confirmButton(page).isEnabled()) await confirm(page)
  else
    await space(page, 'B8')
      .click()
      .then(() => confirm(page))
  await expect(page.getByText(/\w+ places a person/).first()).toBeVisible({ timeout: 30_000 })
  await accessible(page)
})

// Whole as the first lesson, which is played every time.
test('a whole family game against a bot', { tag: '@long' }, async ({ page }) => {
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

test('a whole family game on a phone held upright', { tag: '@long' }, async ({ browser }) => {
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

test('decks in any combination; cards that are left out are kept as a list and as text', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Full game/ }).check()
  await page.getByRole('checkbox', { name: /Deck K/ }).check()
  await page.getByText('Cards left out', { exact: true }).last().click()
  await page.getByLabel('Search').fill('E147')
  await page.getByRole('checkbox', { name: /E147/ }).check()
  await expect(page.getByText('1 is left out.')).toBeVisible()
  await page.getByLabel('Name of the list').fill('House rules')
  await button(page, 'Save').click()
  await page.reload()
  await page.getByRole('radio', { name: /Full game/ }).check()
  await page.getByRole('checkbox', { name: /Deck K/ }).check()
  await page.getByText('Cards left out', { exact: true }).last().click()
  await page.getByLabel('Saved lists').selectOption('House rules')
  await expect(page.getByRole('checkbox', { name: /E147/ })).toBeChecked()
  await page.getByText('As text').click()
  const text = page.getByRole('textbox', { name: 'As text' })
  await expect(text).toHaveValue(/^E147 /)
  await text.fill('E147\nK105 too strong\nX1 unknown')
  await text.blur()
  await expect(page.getByText('2 are left out.')).toBeVisible()
  await accessible(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/games'))
  await button(page, 'Begin').click()
  const { options } = (await sent).postDataJSON() as { options: Record<string, unknown> }
  expect(options).toMatchObject({ mode: 'full', decks: ['E', 'K'], banned: ['E147', 'K105'] })
  await expect(question(page)).toBeVisible()
})
