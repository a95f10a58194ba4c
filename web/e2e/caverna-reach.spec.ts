/** Caverna within everybody's reach: languages, keyboard, phones, screen readers. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { at, clickUntil, playToTheEnd, sitAt, play } from './caverna'
import {
  accessible,
  accessibleInBoth,
  againstBots,
  begin,
  button,
  clipped,
  confirmButton,
  errorsOf,
  good,
  question,
  space,
  tabTo,
} from './table'

const LANGUAGES = {
  en: 'Where do you place a dwarf',
  de: 'Wo setzt du einen Zwerg ein',
  nl: 'Waar plaats je een dwerg',
}
const RAW = /\b(ui|caverna|good)-[a-zA-Z]|\{ ?\$/

test('five dwarfs stand beside each other, not over the board', async ({ page }) => {
  await sitAt(page, 'family')
  await expect(page.locator('#home .dwarfs li')).toHaveCount(5)
  const left = (await page.locator('#home .dwarfs li').first().boundingBox())?.x ?? 0
  const board = await page.locator('#board').boundingBox()
  expect(left).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0))
  await page.locator('[data-any-time]').click()
  const cut = await page
    .locator('[data-exchanges] .offer')
    .evaluateAll((offers) =>
      offers
        .map((offer) => [offer.getBoundingClientRect(), offer.lastElementChild?.getBoundingClientRect()] as const)
        .filter(([offer, last]) => last && last.right > offer.right + 1),
    )
  expect(cut, 'every stepper beside its exchange').toEqual([])
})

test('seven seats late in the game: all goods of all others are seen, and every space holds what lies on it', async ({
  page,
}) => {
  await sitAt(page, 'late')
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.space.lit').first()).toBeVisible()
    const cut = await page.evaluate(() => {
      const below = (box: string, things: string) =>
        [...document.querySelectorAll(box)].flatMap((e) => {
          const { bottom, right } = e.getBoundingClientRect()
          const out = [...e.querySelectorAll(things)].map((t) => t.getBoundingClientRect())
          return out.some((r) => r.bottom > bottom + 1 || r.right > right + 1) ? [e.textContent] : []
        })
      return [...below('.other', '.goods *, .dwarfs *'), ...below('.space', '.goods *')]
    })
    expect(cut, `${String(width)} × ${String(height)}`).toEqual([])
    const seats = (await page.locator('ul.seats li').first().boundingBox())?.x ?? 0
    const track = await page.locator('.track').boundingBox()
    expect(seats, 'the rounds are seen whole').toBeGreaterThan((track?.x ?? 0) + (track?.width ?? 0) - 1)
  }
})

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`Caverna in ${language}: everything said, nothing clipped`, async ({ page }) => {
    for (const position of ['middle', 'seven'] as const) {
      await sitAt(page, position, { language })
      await expect(page.locator('#question')).toContainText(words)
      expect(await page.locator('body').innerText()).not.toMatch(RAW)
      expect(await clipped(page)).toEqual([])
    }
    await expect(page.locator('.space.lit').first()).toBeVisible()
    await page.keyboard.press('f')
    await expect(page.locator('[data-tile]')).toHaveCount(48)
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
    await accessible(page)
    await sitAt(page, 'feeding', { language })
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
  })
}

/** By how much the answers are longer than the panel that asks. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('section.ask .body').evaluate((body) => body.scrollHeight - body.clientHeight)
/** Whose words do not fit into them. */
const tooWide = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent))

for (const language of Object.keys(LANGUAGES)) {
  test(`Caverna in ${language}: no answer is cut off`, async ({ page }) => {
    await sitAt(page, 'event', { language })
    await expect(page.locator('section.ask .button.lit')).toHaveCount(2)
    expect(await cutOff(page), 'a part of the harvest is left out').toBeLessThanOrEqual(0)
    await sitAt(page, 'middle', { language })
    await space(page, 'excavation').click()
    await at(page, '0,5').click()
    await expect(page.locator('section.ask .turn')).toBeVisible()
    expect(await cutOff(page), 'a twin tile').toBeLessThanOrEqual(0)
    expect(await tooWide(page.locator('.sides .button')), 'both sides of it').toEqual([])
    await sitAt(page, 'middle', { language })
    await space(page, 'slash_and_burn').click()
    await page.locator('section.ask .button.lit').nth(1).click()
    await expect(page.locator('section.ask .stepper')).toHaveCount(2)
    expect(await cutOff(page), 'sowing').toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-any-time]').click()
    expect(await tooWide(page.locator('dialog .button')), 'what rubies buy').toEqual([])
  })
}

test('Caverna: nothing serious for axe, light and dark', async ({ page }) => {
  await sitAt(page, 'middle')
  await page.locator('[data-any-time]').click()
  await accessibleInBoth(page)
  await page.keyboard.press('Escape')
  await space(page, 'housework').click()
  await accessibleInBoth(page)
  await sitAt(page, 'feeding')
  await accessibleInBoth(page)
  await sitAt(page, 'seven')
  await accessibleInBoth(page)
  await button(page, 'Score sheet').click()
  await accessibleInBoth(page)
})

test('Caverna, keyboard only: a dwarf is placed, a tile is laid and turned', async ({ page }) => {
  await sitAt(page, 'middle')
  await tabTo(page, space(page, 'drift_mining'))
  await page.keyboard.press('Enter')
  // The stone is taken; the tile is the only part that is left.
  await tabTo(page, page.locator('#home [data-cell][tabindex="0"]'))
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
  }
  await expect(at(page, '0,5')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('r')
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/digs a cavern at/).first()).toBeVisible()
})

test('Caverna on a phone in landscape: everything within reach', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await sitAt(page, 'middle')
  await expect(page.locator('#home')).toBeInViewport()
  for (const pane of ['Furnishings', 'Others', 'Log', 'Board']) {
    await button(page, pane).tap()
    await expect(question(page)).toBeInViewport()
    await accessible(page)
  }
  await page.locator('section.ask [data-dwarf="9"]').tap()
  await space(page, 'logging').tap()
  await expect(good(page, 'wood')).toContainText('12')
  for (const loot of await page.locator('.loot').all()) await expect(loot, 'all of it at once').toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.context().close()
})

test('Caverna on a narrow phone: the goods are as high as the picture, the question covers nothing', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await sitAt(page, 'middle')
  const foot = async (part: string) =>
    page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  expect(await foot('#home .supply')).toBeLessThanOrEqual((await foot('#home div.room')) + 1)
  for (const chip of await page.locator('#home .supply li').all())
    expect(await chip.evaluate((e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 2)).toBe(
      true,
    )
  await page.locator('section.ask [data-dwarf="9"]').tap()
  await space(page, 'logging').tap()
  const head = page.locator('#question')
  await expect(head).toBeVisible()
  const top = await head.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return element.closest('section')?.contains(document.elementFromPoint(box.left + 9, box.top + 3)) ?? false
  })
  expect(top, 'nothing lies over its heading').toBe(true)
  await page.context().close()
})

/** What is light enough to be read on rock. */
const HEAD = 'rgb(226, 200, 152)'

test('Caverna on a phone held upright: the first rounds alone, and the end of a game', async ({ browser }) => {
  test.setTimeout(180_000)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  const errors = errorsOf(page)
  await play(page, 1, {}, { set: 'full' })
  await expect(page.locator('#home .picture')).toBeInViewport()
  // Round and target stand on the rock itself, where axe cannot reckon.
  for (const part of ['.round-row > b', '.round-row .target']) await expect(page.locator(part)).toHaveCSS('color', HEAD)
  await expect(good(page, 'food')).toBeVisible()
  let clicks = 0
  await clickUntil(page, () => Promise.resolve(clicks++ > 50))
  await sitAt(page, 'last')
  await playToTheEnd(page)
  const sheet = page.getByRole('table', { name: 'Score sheet' })
  await expect(sheet).toBeInViewport()
  await expect(page.locator('header.bar nav button').last(), 'the settings').toBeInViewport({ ratio: 1 })
  // Fourteen categories, the head, the total.
  await expect(sheet.getByRole('row')).toHaveCount(16)
  await expect(sheet.getByRole('row', { name: /Missing types of farm animals/ })).toBeVisible()
  await accessible(page)
  expect(errors).toEqual([])
  await page.context().close()
})

test('a home with two plain dwellings can be looked at', async ({ page }) => {
  const home = "home = ['. . . C T #', '. . . C T #', '. . . dwelling T #', '. . . E dwelling #']"
  const position = `round = 8\nturn = 0\n[[player]]\n[[player]]\n${home}`
  await begin(page, { game: 'caverna', position, seats: againstBots(2, 'random') })
  await page.locator('.other .picture, .other [data-home]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('Caverna on a tablet: everything that an expedition may bring is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await sitAt(page, 'middle', { language: 'de' })
  await page.locator('[data-dwarf="9"]').click()
  await space(page, 'blacksmithing').click()
  const loot = page.locator('section.ask .loot')
  await expect(loot.first()).toBeVisible()
  const foot = await page.locator('section.ask .buttons').boundingBox()
  for (const one of await loot.all()) {
    const box = await one.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }
})
