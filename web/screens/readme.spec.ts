/** The main screens, as the README shows them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { at, sitAt } from '../e2e/caverna'
import { playToTheEnd } from '../e2e/clicker'
import { POSITIONS } from '../e2e/positions'
import { againstBots, begin, button, prefer, sit, space } from '../e2e/table'

const IMAGES = join(import.meta.dirname, '../../docs/images')

/** Takes a picture and lets the browser make a small WebP of it. */
async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForTimeout(500)
  const png = (await page.screenshot()).toString('base64')
  const canvas = await page.context().newPage()
  const webp = await canvas.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const sheet = new OffscreenCanvas(image.width, image.height)
    sheet.getContext('2d')?.drawImage(image, 0, 0)
    const blob = await sheet.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, png)
  await canvas.close()
  mkdirSync(IMAGES, { recursive: true })
  writeFileSync(join(IMAGES, `${name}.webp`), Buffer.from(webp))
}

/** Everybody in the pictures has a name. */
async function introduce(page: Page): Promise<void> {
  await page.request.get('/api/me')
  expect((await page.request.post('/api/me', { data: { name: 'Anna' } })).ok()).toBe(true)
}

test.beforeEach(({ page }) => introduce(page))

test('the start page', async ({ page }) => {
  await prefer(page, { theme: 'light' })
  await page.goto('/')
  await button(page, 'Log in or make an account').waitFor()
  await picture(page, 'start')
})

test('a family game, light', async ({ page }) => {
  await sit(page, 'middle', { theme: 'light' })
  await space(page, 'R1d').click()
  for (const cell of [13, 14]) await page.locator(`[data-cell="${String(cell)}"]`).click()
  await picture(page, 'table')
})

test('a full game, dark', async ({ page }) => {
  const seats = againstBots(3)
  await begin(page, { position: POSITIONS.full, seats }, { theme: 'dark' })
  await page.locator('.space.lit').first().waitFor()
  await picture(page, 'full-game')
})

test('Caverna: a twin tile before it is final', async ({ page }) => {
  await sitAt(page, 'middle', { theme: 'light' })
  await space(page, 'excavation').click()
  await at(page, '0,5').click()
  await picture(page, 'caverna')
})

test('Caverna: seven players, dark', async ({ page }) => {
  await sitAt(page, 'seven', { theme: 'dark' })
  await page.locator('.space.lit').first().waitFor()
  await picture(page, 'caverna-seven')
})

test('a phone', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await introduce(page)
  await sit(page, 'middle', { theme: 'light', language: 'nl' })
  await picture(page, 'phone')
  await page.context().close()
})

test('choosing a hand', async ({ page }) => {
  const options = { mode: 'full', players: 3, decks: ['E'], variant: 'draft' }
  await begin(page, { options, seats: againstBots(3), seed: '2026' }, { theme: 'light' })
  await page.locator('.card.lit').first().waitFor()
  await picture(page, 'draft')
})

test('a score sheet in German', async ({ page }) => {
  test.setTimeout(120_000)
  await sit(page, 'last', { theme: 'light' })
  await playToTheEnd(page)
  await page.keyboard.press('Escape')
  await button(page, 'Settings').click()
  await page.getByLabel('Language').selectOption('de')
  await page.keyboard.press('Escape')
  await page.locator('.moments').waitFor({ timeout: 60_000 })
  await picture(page, 'score-sheet')
})
