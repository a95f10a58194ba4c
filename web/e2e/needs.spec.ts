/** What must be exchanged before anything can be done is said before one decides, and offered afterwards. */
import { expect, test } from '@playwright/test'
import { answer, at, sitAt } from './caverna'
import { accessible, againstBots, begin, confirm, good, question, sit, space } from './table'

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

test('a child born before the round of the harvest is reckoned as grown up then', async ({ page }) => {
  const grown = (round: number) =>
    `mode = "family"\nround = ${String(round)}\nturn = 0\npersons = { R2c = [0, 0] }\n[[player]]\nat_home = 1\npersons = 3\nnewborns = 1\nfarm = ["R . . . .", "R . . . .", "R . . . ."]\n[[player]]\n`
  await begin(page, { position: grown(8), seats: againstBots(2) })
  await expect(page.locator('.harvest').first()).toContainText('Harvest after round 9')
  await expect(page.locator('.harvest').first()).toContainText('needs 6 food')
  await begin(page, { position: grown(9), seats: againstBots(2) })
  await expect(page.locator('.harvest').first()).toContainText('needs 5 food')
})

test('nobody is said to starve while the server still reckons', async ({ page }) => {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!String(message).includes('"foreseen"')) socket.send(message)
    })
  })
  await sit(page, 'feeding')
  await expect(question(page).locator('.stepper').first()).toBeVisible()
  expect(await question(page).innerText(), 'at once').toContain('Enough')
  await expect(question(page).getByRole('checkbox')).toHaveCount(0)
})
