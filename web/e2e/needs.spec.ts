/** What must be exchanged before anything can be done is said before one decides, and offered afterwards. */
import { expect, test } from '@playwright/test'
import { answer, at, sitAt } from './caverna'
import { accessible, confirm, good, question, sit, space } from './table'

const FIRST = 'First you would have to exchange something'

test('Agricola: an occupation that costs food, and only grain to pay with', async ({ page }) => {
  await sit(page, 'needy')
  await space(page, 'B5').click()
  await page.locator('.card.lit').first().click()
  await expect(question(page)).toContainText(`${FIRST}: Turn 1 grain into 1 food`)
  await accessible(page)
  await confirm(page)
  await expect(question(page)).toContainText('exchange something first')
  await question(page).getByRole('button', { name: /grain/ }).first().click()
  await expect(good(page, 'grain')).toContainText('0')
  await expect(page.getByText(/plays/).first()).toBeVisible()
})

test('Caverna: a stable without stone, and rubies to buy it with', async ({ page }) => {
  await sitAt(page, 'needy')
  await space(page, 'sheep_farming').click()
  await answer(page, /Build fences and/).click()
  const stable = answer(page, /^Build a stable/)
  await expect(stable.getByLabel(FIRST)).toBeVisible()
  await stable.hover()
  await expect(page.locator('[data-reading]')).toContainText(`${FIRST}:`)
  await expect(page.locator('[data-reading]')).toContainText('Exchange 1 ruby for 1')
  await accessible(page)
  await stable.click()
  await expect(question(page)).toContainText('exchange something first')
  await question(page).locator('[data-exchange]').click()
  await page
    .locator('[data-exchanges]')
    .getByRole('button', { name: /1 ruby.*1 stone/ })
    .first()
    .click()
  await expect(good(page, 'stone')).toContainText('1')
  await expect(at(page, '3,2')).toHaveClass(/lit/)
})
