/** Within everybody's reach: languages, keyboard, phone, screen readers, slow connections. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { sitInMoor } from './moor'
import {
  accessible,
  againstBots,
  begin,
  button,
  clipped,
  confirm,
  confirmButton,
  errorsOf,
  good,
  prefer,
  question,
  sit,
  space,
  tabTo,
} from './table'

const HELP: Record<string, string> = { en: 'Rules', de: 'Regeln', nl: 'Regels' }
const LANGUAGES = { en: 'Where do you place', de: 'Wohin setzt du', nl: 'Waar zet je' }

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`the table in ${language}: everything said, nothing clipped`, async ({ page }) => {
    await sit(page, 'five', { language })
    await expect(page.locator('#question')).toContainText(words)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.locator('body').innerText()).not.toMatch(/\b(ui|agricola|good|card)-[a-zA-Z]/)
    expect(await clipped(page)).toEqual([])
    await accessible(page)
    await sit(page, 'last', { language })
    expect(await clipped(page)).toEqual([])
    for (const players of [2, 5]) {
      const game = { options: { mode: 'full', players, decks: ['E'] }, seats: againstBots(players) }
      await begin(page, game, { language })
      await expect(page.locator('.card').nth(13)).toBeVisible()
      expect(await clipped(page)).toEqual([])
      expect(await page.locator('body').innerText()).not.toMatch(/\b(ui|agricola|good|card)-[a-zA-Z]/)
    }
  })
}

test('keyboard only: from the start page to a move', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: /Play Agricola now/ }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 20_000 })
  await tabTo(page, space(page, 'F2'))
  await page.keyboard.press('Enter')
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/has the start player marker/).first()).toBeVisible()
})

test('keyboard only: walking over the farm, reasons on focus, undo, settings', async ({ page }) => {
  await sit(page, 'middle')
  await tabTo(page, button(page, 'To the action spaces'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#board')).toBeFocused()
  await tabTo(page, space(page, 'B3'))
  await expect(page.locator('.reading')).toContainText('Somebody already stands on this space.')
  await tabTo(page, space(page, 'B4'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#question')).toContainText('plow')
  await tabTo(page, page.locator('[data-cell="0"]'))
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.locator('[data-cell="7"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-cell="7"]')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/plows a field at c2/).first()).toBeVisible()
  await tabTo(page, button(page, 'Settings'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a phone in landscape: everything within reach', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await sit(page, 'middle')
  await expect(page.locator('#home')).toBeInViewport()
  await expect(question(page)).toBeInViewport()
  for (const pane of ['Cards', 'Others', 'Log', 'Board']) {
    await button(page, pane).tap()
    await expect(button(page, pane)).toHaveAttribute('aria-pressed', 'true')
    await expect(question(page)).toBeInViewport()
    if (pane === 'Cards' || pane === 'Board') await accessible(page)
  }
  for (const panel of ['Rules', 'Score', 'Settings', 'Game']) {
    await button(page, panel).tap()
    await expect(page.getByRole('dialog')).toBeInViewport()
    await button(page, 'Close').tap()
  }
  await space(page, 'B7').tap()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.context().close()
})

test('a phone held upright: nothing cut off, nothing moves under the thumb', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  const errors = errorsOf(page)
  await sit(page, 'middle')
  const fits = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return scrollWidth <= innerWidth && scrollHeight <= innerHeight
    })
  await expect(page.locator('#home .picture')).toBeInViewport()
  expect((await page.locator('#home .picture').boundingBox())?.height).toBeGreaterThan(150)
  expect(await fits()).toBe(true)
  const before = await space(page, 'B7').boundingBox()
  await space(page, 'B7').tap()
  await expect(question(page)).toContainText('Take all the wood')
  expect(await space(page, 'B7').boundingBox()).toEqual(before)
  // Choosing an improvement brings the cards to the front.
  await space(page, 'R1b').tap()
  await expect(page.locator('.major.lit').first()).toBeInViewport()
  expect(await clipped(page)).toEqual([])
  expect(await fits()).toBe(true)
  // What is chosen is read without a long press.
  await page.locator('.major.lit', { hasText: 'Fireplace' }).first().tap()
  await expect(question(page)).toContainText('At any time you may turn goods into food')
  await button(page, 'Others').tap()
  await page.locator('.other .picture').tap()
  const sheet = page.getByRole('dialog')
  expect(await sheet.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true)
  await accessible(page)
  expect(errors).toEqual([])
  await page.context().close()
})

for (const language of Object.keys(LANGUAGES)) {
  test(`the spaces for four on a phone in ${language}: no word is broken in two`, async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await (await browser.newContext(phone)).newPage()
    const game = { options: { mode: 'full', players: 4, decks: ['E'] }, seats: againstBots(4) }
    await begin(page, game, { language })
    await expect(space(page, 'G4a')).toBeVisible()
    // A word that finds no room is broken by the browser, at any letter; without that it would be cut.
    await page.addStyleTag({ content: '.space * { overflow-wrap: normal !important; }' })
    for (const viewport of [phone.viewport, { width: 844, height: 390 }, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport)
      await expect(button(page, HELP[language] ?? '')).toBeInViewport({ ratio: 0.95 })
      const [usual, forFour] = [await space(page, 'B7').boundingBox(), await space(page, 'G4a').boundingBox()]
      expect(forFour?.width).toBeCloseTo(usual?.width ?? 0, 0)
      expect(await clipped(page)).toEqual([])
    }
    await page.context().close()
  })
}

for (const language of Object.keys(LANGUAGES)) {
  test(`on a tablet in ${language}: no name of a space is cut or broken in two`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    for (const there of [() => sit(page, 'five', { language }), () => sitInMoor(page, 'cold', { language })]) {
      await there()
      await expect(space(page, 'B7')).toBeVisible()
      await page.addStyleTag({ content: '.space * { overflow-wrap: normal !important; }' })
      expect(await clipped(page)).toEqual([])
    }
  })
}

for (const language of Object.keys(LANGUAGES)) {
  test(`a narrow phone in ${language}: every entry of the rail and every button in sight`, async ({ browser }) => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
    const page = await (await browser.newContext(phone)).newPage()
    await sit(page, 'full', { language })
    const entries = page.locator('.phone > nav button')
    await expect(entries).toHaveCount(7)
    for (const entry of await entries.all()) {
      await expect(entry).toBeInViewport({ ratio: 1 })
      expect(await entry.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true)
    }
    // The buttons of the question stand in one row.
    const tops = await page
      .locator('section.ask .buttons button')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    // Cards: no name and no text is cut off.
    await entries.nth(1).tap()
    await expect(page.locator('.card').first()).toBeVisible()
    expect(await clipped(page)).toEqual([])
    const over = await page
      .locator('.card')
      .evaluateAll((cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length)
    expect(over).toBe(0)
    await page.context().close()
  })
}

for (const sound of [true, false]) {
  test(`a sound calls somebody who looks elsewhere: ${sound ? 'wanted' : 'not wanted'}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      const create = AudioContext.prototype.createOscillator
      AudioContext.prototype.createOscillator = function () {
        document.documentElement.dataset['notes'] = String(Number(document.documentElement.dataset['notes'] ?? 0) + 1)
        return create.call(this)
      }
    })
    await sit(page, 'middle', { sound })
    await expect(page.locator('.space.lit').first()).toBeVisible()
    await expect(page.locator('html[data-notes="2"]')).toHaveCount(sound ? 1 : 0)
  })
}

/** A finger stays on something until its sheet says this, then leaves it. */
async function press(page: Page, target: Locator, words: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
  await expect(page.locator('.tip')).toContainText(words)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a long press reads a card and does not play it', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await sit(page, 'full')
  await button(page, 'Cards').tap()
  await press(page, page.locator('.card').first(), 'bake')
  await expect(page.locator('.tip')).toBeVisible()
  await expect(page.locator('.card[aria-pressed="true"]')).toHaveCount(0)
  await expect(question(page).getByRole('alert')).toHaveCount(0)
  await button(page, 'Board').tap()
  await expect(page.locator('.tip')).toHaveCount(0)
  // The same on a space that could be used: reading is not choosing, tapping is.
  await press(page, space(page, 'B8'), 'clay')
  await expect(space(page, 'B8')).toHaveAttribute('aria-pressed', 'false')
  await space(page, 'B8').tap()
  await expect(space(page, 'B8')).toHaveAttribute('aria-pressed', 'true')
  await page.context().close()
})

test('the first load is small and quick on a slow connection', async ({ page }) => {
  test.info().annotations.push({ type: 'limits', description: '200 kB compressed, 2 s at 1.6 Mbit/s with 150 ms' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const slow = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await cdp.send('Network.emulateNetworkConditions', slow)
  await prefer(page, {})
  // A busy machine may spoil an attempt; the best of six counts.
  let best = Infinity
  for (let attempt = 0; attempt < 6 && best > 2000; attempt++) {
    await cdp.send('Network.clearBrowserCache')
    bytes = 0
    const begun = Date.now()
    await page.goto('/')
    await page.getByRole('button', { name: /Play Agricola now/ }).click({ trial: true })
    best = Math.min(best, Date.now() - begun)
  }
  await expect(page.locator('input[autocomplete="nickname"]')).not.toHaveValue('')
  await page.waitForLoadState('networkidle')
  console.log(`first load: ${String(Math.round(bytes / 1000))} kB, interactive after ${String(best)} ms`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(200_000)
  expect(best).toBeLessThan(2000)
})
