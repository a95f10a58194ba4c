/** Languages, keyboard, phone, several people, accessibility. */
import { expect, test } from '@playwright/test'
import { click } from './clicker'
import { accessible, confirm, prefer, question, sit, space } from './table'

for (const [language, words] of Object.entries({ en: 'Where do you place', de: 'Wohin setzt du', nl: 'Waar zet je' })) {
  test(`the table in ${language}`, async ({ page }) => {
    await sit(page, 'middle', { language })
    await expect(page.locator('#question')).toContainText(words)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.locator('body').innerText()).not.toMatch(/\b(ui|agricola|good)-[a-z]/)
    await accessible(page)
  })
}

for (const theme of ['light', 'dark']) {
  test(`nothing serious for axe, ${theme}`, async ({ page }) => {
    test.setTimeout(300_000)
    await prefer(page, { theme })
    await page.goto('/')
    await page.getByRole('textbox').first().waitFor()
    await accessible(page)
    await page.goto('/#/new')
    await accessible(page)
    for (const position of ['middle', 'feeding', 'five'] as const) {
      await sit(page, position, { theme })
      await accessible(page)
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    await accessible(page)
  })
}

test('keyboard only: a turn, plowing, settings', async ({ page }) => {
  await sit(page, 'middle')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#board')).toBeFocused()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  await expect(space(page, 'B4')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#question')).toContainText('plow')
  await page.locator('[data-cell="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-cell="7"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-cell="7"]')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await question(page).getByRole('button', { name: 'Confirm' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/plows a field at c2/).first()).toBeVisible()
})

test('a phone in landscape: everything within reach', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await sit(page, 'middle')
  await expect(page.locator('#farm')).toBeInViewport()
  await expect(question(page)).toBeInViewport()
  for (const pane of ['Cards', 'Others', 'Log', 'Board']) {
    await page.getByRole('button', { name: pane, exact: true }).click()
    await expect(question(page)).toBeInViewport()
  }
  await space(page, 'B7').click()
  await confirm(page)
  await expect(page.locator('[data-supply="0"] [data-good="wood"]')).toContainText('15')
  await accessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('two people at one screen hand it over', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Name at seat 2').fill('Bert')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(question(page)).toBeVisible()
  for (let i = 0; i < 4 && !(await page.getByRole('dialog').isVisible()); i++) {
    await click(page)
    await page.waitForTimeout(150)
  }
  await expect(page.getByRole('dialog', { name: /Now (Anna|Bert) plays/ })).toBeVisible()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.space.lit').first()).toBeVisible()
})

test('an invitation: somebody elsewhere joins, a third one watches', async ({ browser }) => {
  const [one, two, three] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!one || !two || !three) throw new Error('three pages')
  for (const page of [one, two, three]) await prefer(page, {})
  await one.goto('/#/new')
  await one.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await one.getByRole('button', { name: 'Begin' }).click()
  await one.getByRole('button', { name: 'This game' }).click()
  const link = await one.getByLabel('Link to this game').inputValue()
  await two.goto(link)
  await expect(question(two)).toBeVisible()
  await three.goto(two.url())
  await expect(question(three)).toBeVisible()
  await expect(three.locator('.space.lit')).toHaveCount(0)
  await expect(three.getByRole('button', { name: 'Hint' })).toHaveCount(0)
})

test('the first load is small', async ({ page }) => {
  const { gzipSync } = await import('node:zlib')
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) bodies.push(response.body())
  })
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('textbox').first().waitFor()
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  const total = sizes.reduce((a, b) => a + b, 0)
  console.log(`first load: ${String(Math.round(total / 1000))} kB in ${String(sizes.length)} files`)
  expect(total).toBeLessThan(500_000)
})

test('a lost connection comes back by itself', async ({ page }) => {
  let cut: (() => void) | undefined
  let connections = 0
  await page.routeWebSocket(/\/ws$/, (socket) => {
    connections++
    socket.connectToServer()
    cut = () => void socket.close()
  })
  await sit(page, 'middle')
  cut?.()
  await expect(page.getByRole('status')).toContainText('connection is lost')
  await expect(page.getByRole('status')).toBeHidden()
  expect(connections).toBe(2)
  await space(page, 'B7').click()
  await confirm(page)
  await expect(page.locator('[data-supply="0"] [data-good="wood"]')).toContainText('15')
})
