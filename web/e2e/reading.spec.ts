/** Reading without pointing, and one place that explains what one points at. */
import { expect, test, type Page } from '@playwright/test'
import { POSITIONS } from './positions'
import { accessibleInBoth, againstBots, begin, clipped, errorsOf, question, sit, space } from './table'

/** Texts and names of cards that are not to be read whole. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shelf = document.getElementById('shelf')?.getBoundingClientRect()
    return [...document.querySelectorAll('#shelf .card')]
      .filter((card) => {
        const box = card.getBoundingClientRect()
        const inside = shelf && box.bottom <= shelf.bottom + 1 && box.right <= shelf.right + 1
        const last = card.querySelector('.text')?.lastElementChild?.getBoundingClientRect()
        const text = card.querySelector('.text > span')?.getBoundingClientRect()
        const bottom = Math.max(last?.bottom ?? 0, text?.bottom ?? 0)
        return !inside || card.scrollHeight > card.clientHeight + 1 || bottom > box.bottom + 0.5
      })
      .map((card) => card.textContent)
  })
const letters = (page: Page): Promise<number> =>
  page
    .locator('#shelf .card .text')
    .first()
    .evaluate((e) => parseFloat(getComputedStyle(e).fontSize))

for (const language of ['en', 'de', 'nl']) {
  test(`fourteen cards are read at every size, ${language}`, async ({ page }) => {
    await sit(page, 'hand', { language })
    await expect(page.locator('#shelf .card')).toHaveCount(14)
    for (const [width, height, least] of [
      [1280, 720, 12],
      [1366, 768, 12],
      [1600, 900, 12],
      [1920, 1080, 12],
      [1024, 768, 11],
    ] as const) {
      await page.setViewportSize({ width, height })
      const size = `${String(width)} × ${String(height)}`
      await expect.poll(() => cut(page), size).toEqual([])
      expect(await letters(page), size).toBeGreaterThanOrEqual(least)
    }
  })
}

test('hands of any deck are read', async ({ page }) => {
  for (const [seed, deck] of [
    ['1', 'E'],
    ['2', 'I'],
    ['3', 'K'],
    ['4', 'K'],
  ] as const) {
    // Before the bot can have passed a card on.
    const options = { mode: 'full', players: 2, decks: [deck], start_seat: 0 }
    await begin(page, { options, seats: againstBots(2), seed })
    await expect(page.locator('#shelf .card')).toHaveCount(14)
    expect(await cut(page), `deck ${deck}, seed ${seed}`).toEqual([])
  }
})

test('the reading place: price, what is missing, where it lies, where a card is played', async ({ page }) => {
  const errors = errorsOf(page)
  await sit(page, 'hand')
  const reading = page.locator('.reading')
  await page.locator('[data-card="E38"]').hover()
  await expect(reading).toContainText('Madonna Statue')
  await expect(reading).toContainText('Played at')
  await expect(space(page, 'B2')).toHaveClass(/where/)
  await page.locator('#board [data-card="M7"]').hover()
  await expect(reading).toContainText('you lack 1 wood and 2 stone')
  await expect(reading).toContainText('Forest 3')
  await space(page, 'B1').hover()
  await expect(reading).toContainText('A room')
  await expect(reading).toContainText('you lack')
  await expect(page.locator('.tip')).toHaveCount(0)
  await page.locator('[data-round="3"]').hover()
  await expect(reading).toContainText('Sheep fair')
  await expect(reading).not.toContainText('Fencing')
  await page.locator('[data-card="E184"]').hover()
  await expect(reading).toContainText('Belongs to')
  expect(errors).toEqual([])
})

test('what one points at is read by the keyboard too, and Caverna has the same place', async ({ page }) => {
  await sit(page, 'hand')
  await space(page, 'B7').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.reading')).toContainText('Clay pit')
  await begin(page, { game: 'caverna', options: { players: 2 }, seats: againstBots(2) })
  await page.locator('.space.lit').first().hover()
  await expect(page.locator('.reading .title')).not.toBeEmpty()
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('a bot is somebody: name, face, level; played cards are told apart', async ({ page }) => {
  await sit(page, 'hand')
  const other = page.locator('.other').first()
  await expect(other).toContainText('easy')
  await expect(other.locator('.face')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Bot \d/)
  await expect(other.locator('[data-card="E158"]')).toContainText('Turner')
  await expect(page.locator('#home [data-card="M1"]')).toContainText('Fireplace')
  await expect(page.locator('#board [data-card="M1"]')).toHaveCount(0)
})

test('animals that live on a card are seen there, and read', async ({ page }) => {
  const position =
    'mode = "full"\ndecks = ["E"]\nround = 6\nturn = 0\n[[player]]\ncards = ["E58"]\nanimals = { sheep = 3 }\n[[player]]\n'
  await begin(page, { position, seats: againstBots(2) })
  const yard = page.locator('#home .played [data-card="E58"]')
  await expect(yard).toContainText('2')
  await expect(page.locator('.own use.animal'), 'the third is in the house').toHaveCount(1)
  await yard.hover()
  await expect(page.locator('.reading')).toContainText('on it: 2 sheep')
})

/** Cards before the others that are not in sight. */
const hidden = (page: Page): Promise<number> =>
  page.locator('.other .played button').evaluateAll(
    (all) =>
      all.filter((e) => {
        const box = e.closest('.other')?.getBoundingClientRect()
        return !box || e.getBoundingClientRect().bottom > box.bottom
      }).length,
  )

for (const language of ['en', 'de', 'nl']) {
  test(`a full board above a hand at every size, ${language}`, async ({ page }) => {
    const fourth = '[[player]]\ngoods = { food = 3, wood = 7, clay = 1, reed = 1, grain = 1 }\n'
    const position = POSITIONS.full.replace('round = 8', 'round = 13') + fourth
    await begin(page, { position, seats: againstBots(4) }, { language })
    await expect(page.locator('.space')).toHaveCount(29)
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const size = `${String(width)} × ${String(height)}`
      await expect.poll(() => clipped(page), size).toEqual([])
      await expect.poll(() => hidden(page), size).toBe(0)
    }
  })
}

test('figures stand in line, in whatever letters', async ({ page }) => {
  await sit(page, 'full')
  await expect(page.locator('.other h2').first()).toBeVisible()
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((e) => !getComputedStyle(e).fontVariantNumeric.includes('lining-nums'))
      .map((e) => e.outerHTML.slice(0, 80)),
  )
  expect(others).toEqual([])
})

test('heaps grow', async ({ page }) => {
  await sit(page, 'middle')
  const logs = (id: string) => space(page, id).locator('.heap svg')
  await expect(logs('B7')).toHaveCount(6)
  await expect(logs('R1c')).toHaveCount(3)
})

test('nothing serious for axe with a hand, light and dark', async ({ page }) => {
  await sit(page, 'hand')
  await page.locator('[data-card="E38"]').hover()
  await accessibleInBoth(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await accessibleInBoth(page)
})

test('the card that asks is shown with its text, and every answer says the deal', async ({ page }) => {
  await sit(page, 'mushrooms')
  await space(page, 'B7').click()
  await page
    .locator('[data-answer="confirm"]:enabled')
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await expect(page.locator('.reading')).toContainText('Mushroom Collector')
  await expect(question(page).getByRole('button', { name: /1 wood.*2 food/ })).toBeVisible()
  await expect(page.locator('[data-answer="done"]')).toHaveText('No, leave it')
})

test('a question that hides the reading place leaves the hand as it is', async ({ page }) => {
  await sit(page, 'hand')
  await page.addStyleTag({ content: '.reading { position: absolute; top: 90rem; height: 2rem }' })
  await space(page, 'B7').hover()
  await expect(page.locator('.tip')).toContainText('Forest')
  await expect(page.locator('.tabs')).toHaveCount(0)
  await expect(page.locator('.card')).toHaveCount(14)
})

const TABLEAU = 'E150 E163 E176 E204 E171 E181 E154 E172 E184 E151 E189 E188 M1 M5'.split(' ')

for (const language of ['en', 'de', 'nl']) {
  test(`names of many cards in front of one are read, ${language}`, async ({ page }) => {
    for (const n of [6, 7, 10, 14]) {
      const cards = JSON.stringify(TABLEAU.slice(-n))
      const position = `mode = "full"\ndecks = ["E"]\nround = 12\nturn = 0\n[[player]]\ncards = ${cards}\n[[player]]\n`
      await begin(page, { position, seats: againstBots(2) }, { language })
      await expect(page.locator('.own .played li')).toHaveCount(n)
      // A word that finds no room is broken by the browser, at any letter; without that it would be too wide.
      await page.addStyleTag({ content: '.played * { overflow-wrap: normal !important; }' })
      const wide = await page
        .locator('.own .played button')
        .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent.trim()))
      expect(wide, `${String(n)} cards`).toEqual([])
    }
  })
}

test('spaces have the names on the farm by which log and hints call them', async ({ page }) => {
  await sit(page, 'middle')
  const names = ['a', 'b', 'c', 'd', 'e', '1', '2', '3']
  await expect(page.locator('.own svg.farm text')).toHaveText(names)
  // Too small to be read in the farms of others, until one looks closer.
  const other = page.locator('.other svg.farm').first()
  await expect(other.locator('text')).toHaveCount(0)
})
