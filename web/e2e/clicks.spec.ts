/** How many clicks a typical turn takes, counted. */
import { expect, test, type Page } from '@playwright/test'
import { cell, confirm, confirmButton, good, leave, question, sit, space } from './table'

/** Counts every click of the pointer from now on. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 })
    addEventListener('click', (event) => event.isTrusted && (window as unknown as { clicks: number }).clicks++, true)
  })
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
}

const placed = (page: Page) => expect(page.locator('#question')).toContainText(/to move|Where do you place/)

test('a room takes three clicks', async ({ page }) => {
  await sit(page, 'busy')
  const clicks = await counted(page)
  await space(page, 'B1').click()
  await cell(page, 0, 0).click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('4')
  await expect(good(page, 'reed')).toContainText('1')
  await placed(page)
  expect(await clicks()).toBe(3)
})

test('a room and a stable take four', async ({ page }) => {
  await sit(page, 'busy')
  const clicks = await counted(page)
  await space(page, 'B1').click()
  await cell(page, 0, 0).click()
  await cell(page, 2, 4).click()
  await expect(question(page)).toContainText('7 wood and 2 reed')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('2')
  await placed(page)
  expect(await clicks()).toBe(4)
})

test('what is planned beyond one’s means says so, and is not confirmed', async ({ page }) => {
  await sit(page, 'busy')
  await space(page, 'B1').click()
  await cell(page, 0, 0).click()
  for (const column of [2, 3, 4]) await cell(page, 2, column).click()
  await expect(question(page)).toContainText('you lack 2 wood')
  await expect(confirmButton(page)).toBeDisabled()
  await cell(page, 2, 2).click()
  await expect(confirmButton(page)).toContainText('−9')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('0')
})

test('sowing two fields and baking takes five', async ({ page }) => {
  await sit(page, 'busy')
  const clicks = await counted(page)
  await space(page, 'R1a').click()
  await cell(page, 0, 1).click()
  await cell(page, 0, 2).click()
  await expect(page.locator('#home .planned use[href="#i-grain"]'), 'what is sown is seen').toHaveCount(2)
  await confirm(page)
  await expect(page.locator('#question')).toContainText('bake')
  await confirm(page)
  await expect(good(page, 'grain')).toContainText('1')
  await expect(good(page, 'food')).toContainText('10')
  await placed(page)
  expect(await clicks()).toBe(5)
})

test('renovating and an improvement take three', async ({ page }) => {
  await sit(page, 'busy')
  const clicks = await counted(page)
  await space(page, 'R2b').click()
  await expect(page.locator('#question')).toContainText('Which improvement')
  await expect(page.locator('.reading dl'), 'no price of what is done').toHaveCount(0)
  await expect(leave(page)).toHaveText('No improvement')
  await page.locator('[data-card="M1"]').click()
  await confirm(page)
  await expect(good(page, 'clay')).toContainText('5')
  await placed(page)
  expect(await clicks()).toBe(3)
})

test('a harvest with nothing to decide takes one', async ({ page }) => {
  await sit(page, 'plenty')
  const clicks = await counted(page)
  await confirm(page)
  await expect(good(page, 'sheep')).toContainText('3')
  await expect(page.locator('#question')).toContainText(/to move|Where do you place/)
  expect(await clicks()).toBe(1)
})

test('what is offered by itself can be left all the same', async ({ page }) => {
  await sit(page, 'busy')
  await space(page, 'R1a').click()
  await cell(page, 0, 1).click()
  await confirm(page)
  await expect(page.locator('#question')).toContainText('bake')
  await expect(leave(page)).toHaveText('Bake no bread')
  await leave(page).click()
  await placed(page)
  await expect(good(page, 'food')).toContainText('5')
  await expect(good(page, 'grain')).toContainText('3')
})
