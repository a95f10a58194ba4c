/** What is special about the Moor: special actions, tiles, heating, sick persons, horses, stacks. */
import { expect, test, type Page } from '@playwright/test'
import { sitInMoor } from './moor'
import { accessible, button, cell, clipped, good, question, sit, space, tabTo } from './table'

/** The button says the deal, whatever it is. */
const sure = (page: Page) => page.locator('[data-answer="confirm"]')
const confirm = (page: Page) => sure(page).click()
const special = (card: string) => `[data-special="${card}"]`

test('a special action that is free: cutting peat', async ({ page }) => {
  await sitInMoor(page, 'bog')
  await expect(page.locator(special('S1'))).toHaveAttribute('data-lies', 'free')
  await space(page, 'CP').click()
  await expect(page.locator('[data-cell].lit')).toHaveCount(3)
  await expect(cell(page, 1, 2)).toContainText('3')
  await cell(page, 1, 2).click()
  await confirm(page)
  await expect(good(page, 'fuel')).toContainText('4')
  await expect(page.locator(special('S1'))).toHaveAttribute('data-lies', 'mine')
  await expect(page.getByText(/takes a special action: Cut peat/)).toBeVisible()
})

test('a card that lies open before another player costs 2 food, and is closed afterwards', async ({ page }) => {
  await sitInMoor(page, 'bog')
  await expect(page.locator(special('S2'))).toHaveAttribute('data-lies', 'open')
  await space(page, 'HM').click()
  await expect(sure(page)).toBeEnabled()
  await confirm(page)
  await expect(good(page, 'food')).toContainText('2')
  await expect(good(page, 'horse')).toContainText('3')
  await expect(page.locator(special('S2'))).toHaveAttribute('data-lies', 'closed')
  await expect(space(page, 'JM')).toHaveAttribute('aria-disabled', 'true')
})

test('what cannot be done says why', async ({ page }) => {
  await sitInMoor(page, 'bog')
  await space(page, 'BM').click({ force: true })
  await expect(question(page).getByRole('alert')).toBeVisible()
})

test('slash and burn turns a forest beside a field into a field', async ({ page }) => {
  await sitInMoor(page, 'bog')
  await space(page, 'SB').click()
  await expect(page.locator('[data-cell].lit')).toHaveCount(1)
  await cell(page, 0, 2).click()
  await confirm(page)
  await expect(page.getByText(/has a new field at c1/)).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  test.slow()
  await sitInMoor(page, 'bog')
  await tabTo(page, space(page, 'FT'))
  await page.keyboard.press('Enter')
  await tabTo(page, cell(page, 0, 2))
  await page.keyboard.press('Enter')
  await tabTo(page, sure(page))
  await page.keyboard.press('Enter')
  await expect(good(page, 'wood')).toContainText('4')
})

test('feeding and heating are one question, with one plan', async ({ page }) => {
  await sitInMoor(page, 'cold')
  const asked = question(page)
  await expect(asked.locator('[data-debt="food"]')).toContainText('4 / 4')
  await expect(asked.locator('[data-debt="fuel"]')).toContainText('2 / 3')
  await expect(sure(page)).toBeDisabled()
  await asked.getByLabel('1 person falls ill').check()
  await confirm(page)
  await expect(page.getByText(/heats with 2 fuel, and 1 person falls ill/).first()).toBeVisible()
  await expect(good(page, 'wood')).toContainText('0')
  await expect(page.getByText('1 person is sick').first()).toBeVisible()
})

test('a sick person can only go to the Infirmary, and is well again there', async ({ page }) => {
  await sitInMoor(page, 'ill')
  await expect(page.locator('.space.lit')).toHaveCount(1)
  await space(page, 'B7').click({ force: true })
  await expect(question(page).getByRole('alert')).toContainText('Infirmary')
  await space(page, 'IN').click()
  await confirm(page)
  await expect(page.getByText(/is well again/).first()).toBeVisible()
})

test('stacks can be leafed through; a Fireplace becomes a Cooking Hearth', async ({ page }) => {
  await sitInMoor(page, 'cooking')
  const forSale = (card: string) => page.locator(`.hand [data-card="${card}"]`)
  await button(page, 'Look beneath: Cookhouse').first().click()
  await expect(forSale('M003')).toBeVisible()
  await button(page, 'Back to the upper card: Cooking Hearth').click()
  await expect(forSale('M3')).toBeVisible()
  // Where the Fireplace lay, there is another one; it stands before its owner.
  await expect(forSale('M001')).toBeVisible()
  await expect(page.locator('.played [data-card="M1"]').first()).toBeVisible()
  await space(page, 'IW').click()
  await expect(question(page)).toContainText('improvement')
  await forSale('M3').click()
  await question(page)
    .getByRole('button', { name: /Fireplace/ })
    .first()
    .click()
  await confirm(page)
  await expect(forSale('M003')).toBeVisible()
  await expect(forSale('M1')).toBeVisible()
  await expect(page.locator('.played [data-card="M3"]').first()).toBeVisible()
})

test('alone at the table the next card is known, and one that was used can be kept', async ({ page }) => {
  await sitInMoor(page, 'alone')
  await expect(page.locator(special('S1'))).toBeVisible()
  await space(page, 'CP').click()
  await page.locator('[data-cell].lit').first().click()
  await question(page)
    .getByRole('button', { name: /Pay, and the card stays open/ })
    .click()
  await confirm(page)
  await expect(page.locator(special('S1'))).toBeVisible()
  await expect(good(page, 'food')).toContainText('2')
})

for (const theme of ['light', 'dark'])
  test(`nothing is in the way of a reader, ${theme}`, async ({ page }) => {
    await sitInMoor(page, 'bog', { theme })
    await accessible(page)
    expect(await clipped(page)).toEqual([])
    await sitInMoor(page, 'cold', { theme })
    await accessible(page)
  })

for (const [name, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const)
  test(`on a phone held ${name}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage()
    await sitInMoor(page, 'bog')
    await space(page, 'FT').tap()
    // What a tile brings stands on it and pushes nothing aside.
    const widths = await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().width))
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
    await cell(page, 0, 3).tap()
    await confirm(page)
    await expect(good(page, 'wood')).toContainText('4')
    await page.context().close()
  })

test('the base game fetches no picture of the Moor', async ({ page }) => {
  await sit(page, 'middle')
  await expect(space(page, 'B7')).toBeVisible()
  await expect(page.locator('#i-tile-forest')).toHaveCount(0)
  await expect(page.locator('.specials')).toHaveCount(0)
})
