/** The guided first game: whoever does what the neighbour says learns it all, in every language. */
import { expect, test, type Page } from '@playwright/test'
import { click } from './clicker'
import { click as clickCaverna } from './caverna'
import { accessible, errorsOf, prefer } from './table'

const coach = (page: Page) => page.locator('.coach')
const learned = (page: Page) => coach(page).locator('li.learned')

async function learn(page: Page, game: string, language: string, first = 'welcome'): Promise<void> {
  await prefer(page, { language })
  await page.goto(`/#/learn/${game}`)
  await expect(coach(page)).toHaveAttribute('data-lesson', first, { timeout: 60_000 })
}

/** The chapters that were not learned, by name. */
const open = (page: Page) =>
  coach(page)
    .locator('li:not(.learned)')
    .evaluateAll((all) => all.map((e) => e.getAttribute('title')))

/** Notes everything that the neighbour says. */
async function noted(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    setInterval(() => said.add(document.querySelector<HTMLElement>('.coach .said')?.innerText ?? ''), 20)
  })
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].filter((text) => text !== ''))
}

/** Plays a first game to its end as the neighbour wishes it: every chapter is learned. */
async function toTheEnd(page: Page, end: string, otherwise = click): Promise<void> {
  await followUntil(page, () => page.locator('main.end').isVisible(), otherwise)
  await expect(coach(page)).toHaveAttribute('data-lesson', end)
  await coach(page).locator('.go').click()
  expect(await open(page)).toEqual([])
}

/** One step as the neighbour wishes it; what she leaves open is answered somehow. */
async function follow(page: Page, otherwise: (page: Page) => Promise<boolean>): Promise<void> {
  const [next, show, confirm] = ['.coach .go', '.coach[data-go] .button.lit', '[data-answer="confirm"]:enabled']
  const way = await page.evaluate(
    // Her last words are left to whoever waits for them.
    (all) => (document.querySelector('main.end') ? 'main.end' : all.find((one) => document.querySelector(one))),
    [next, confirm, show],
  )
  try {
    if (way === 'main.end') return
    if (way) await page.locator(way).first().click({ timeout: 2000 })
    else if (!(await otherwise(page))) await page.waitForTimeout(60)
  } catch {
    // What was there a moment ago has been answered already.
  }
}

async function followUntil(page: Page, done: () => Promise<boolean>, otherwise = click): Promise<void> {
  for (let steps = 0; steps < 2500 && !(await done()); steps++) await follow(page, otherwise)
  // A moment's motion may hide the list.
  await expect.poll(done).toBe(true)
}

/** Each game is played whole in one language every time, and in the others where somebody asks for what is long. */
for (const [game, first, end, otherwise, often] of [
  ['agricola', 'welcome', 'end', click, 'de'],
  ['agricola/moor', 'moor-welcome', 'moor-end', click, 'nl'],
  ['caverna', 'welcome', 'end', clickCaverna, 'en'],
] as const) {
  for (const language of ['en', 'de', 'nl'] as const) {
    const tag = language === often ? [] : ['@long']
    test(`a first game of ${game} in ${language}, from the door to its end`, { tag }, async ({ page }) => {
      test.setTimeout(900_000)
      const errors = errorsOf(page)
      const said = await noted(page)
      await prefer(page, { language })
      await page.goto('/')
      await page.locator(`a[href="#/learn/${game}"]`).click()
      await expect(coach(page)).toHaveAttribute('data-lesson', first, { timeout: 60_000 })
      await accessible(page)
      await toTheEnd(page, end, otherwise)
      const all = await said()
      expect(all.length).toBeGreaterThan(9)
      // A sentence that is missing in a language shows its name, or is there in English.
      expect(all.filter((text) => /-(lesson|chapter)-/.test(text))).toEqual([])
      if (language !== 'en') expect(all.filter((text) => /\bthe\b/.test(text))).toEqual([])
      await coach(page).locator('.leave').click()
      await expect(coach(page)).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
}

for (const [language, welcome] of [
  ['de', /Willkommen, Nachbar!|Draußen im Moor/],
  ['nl', /Welkom, buur!|Het veen in/],
] as const) {
  for (const game of ['agricola', 'agricola/moor', 'caverna']) {
    test(`the first chapters of ${game} in ${language}`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(120_000)
      await learn(page, game, language, game.endsWith('moor') ? 'moor-welcome' : 'welcome')
      await expect(coach(page)).toContainText(welcome)
      const otherwise = game === 'caverna' ? clickCaverna : click
      await followUntil(page, async () => (await learned(page).count()) >= 2, otherwise)
      await expect(coach(page)).not.toContainText('-lesson-')
    })
  }
}

test('a lesson goes on after the page was read again, and never covers the answer', async ({ page }) => {
  await learn(page, 'agricola', 'en')
  await coach(page).getByRole('button', { name: 'Go on' }).click()
  await coach(page).getByRole('button', { name: 'Go on' }).click()
  await expect(coach(page)).toHaveAttribute('data-go', 'B7')
  await page.reload()
  await expect(coach(page)).toHaveAttribute('data-go', 'B7')
  await page.locator('[data-space="B7"]').click()
  await page.locator('[data-answer="confirm"]').click()
  await expect(coach(page)).toHaveAttribute('data-lesson', /heap|plow|^$/)
})

test('whoever wants to be shown an answer sees it where it is given, on a low screen too, and goes on', async ({
  page,
}) => {
  await learn(page, 'agricola', 'en')
  await followUntil(page, async () => (await coach(page).getAttribute('data-lesson')) === 'plow-where')
  await lowScreen(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await coach(page).getByRole('button', { name: 'Show me' }).click()
  const plow = page.locator('[data-answer="confirm"]')
  await expect(plow).toBeEnabled()
  await expect(page.locator('section.ask')).toContainText('Plow a field at')
  await expect(page.locator('.hints')).toHaveCount(0)
  await plow.click()
  await expect(coach(page)).not.toHaveAttribute('data-lesson', 'plow-where')
})

/** Whether one thing lies on another. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const [first, second] = [a, b].map((selector) => document.querySelector(selector ?? '')?.getBoundingClientRect())
      if (!first || !second) throw new Error(`${String(a)} and ${String(b)} are not both there`)
      return (
        first.left < second.right && first.right > second.left && first.top < second.bottom && first.bottom > second.top
      )
    },
    [one, other],
  )

/** On a low screen the neighbour stands neither on the question nor on the farm. */
async function lowScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => overlap(page, '.coach', 'section.ask')).toBe(false)
  await expect.poll(() => overlap(page, '.coach', '[data-home="0"]')).toBe(false)
  await expect(coach(page).getByRole('button', { name: 'Show me' }), 'whole').toBeInViewport({ ratio: 0.95 })
}

test('with nothing to say the neighbour stands where nothing is', async ({ page }) => {
  await learn(page, 'agricola', 'en')
  await coach(page).getByRole('button', { name: 'Go on' }).click()
  await expect(coach(page)).not.toHaveAttribute('data-lesson', 'welcome')
  // Where no word is due: a question she has nothing to say about.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('lesson'))
    const steps = ['welcome', 'turns', 'wood', 'heap', 'plow', 'plow-where', 'grain', 'food', 'fence-wood', 'reed']
    localStorage.setItem(key, JSON.stringify({ learned: [...steps, 'room-wood', 'points', 'alone'] }))
  })
  await page.reload()
  await expect(coach(page)).toHaveClass(/folded/)
  await page.waitForTimeout(500)
  for (const part of ['.own header', '.own [data-home]', '.homes', '.news .log', 'section.ask', 'header.bar'])
    expect(await overlap(page, '.coach', part), part).toBe(false)
})

test('on a small phone she leaves the place free where a tile is laid', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await learn(page, 'caverna', 'de')
  await followUntil(page, async () => (await coach(page).getAttribute('data-lesson')) === 'clear-where', clickCaverna)
  await expect.poll(() => overlap(page, '.coach:not(.folded)', '[data-home="0"]')).toBe(false)
  await page.context().close()
})

test('a first game on a phone', async ({ browser }) => {
  test.setTimeout(120_000)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await learn(page, 'agricola', 'en')
  await accessible(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect.poll(() => overlap(page, '.coach', '[data-home="0"]'), 'what she speaks of is seen').toBe(false)
  await expect(coach(page).getByRole('button', { name: 'Go on' })).toBeInViewport({ ratio: 0.95 })
  await coach(page).getByRole('button', { name: 'Go on' }).click()
  await coach(page).getByRole('button', { name: 'Make room' }).click()
  await expect(coach(page)).toHaveClass(/folded/)
})

test('the rules are one click away, at the door and at the table', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await page.getByRole('button', { name: 'The harvest', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The harvest' })).toBeVisible()
  await page.getByRole('button', { name: 'What words on cards mean' }).click()
  await expect(page.getByText('general supply', { exact: true })).toBeVisible()
  await accessible(page)
  await page.goto('/#/learn/caverna')
  await expect(coach(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Rules' })
  await dialog.getByRole('button', { name: 'Weapons and expeditions' }).click()
  await expect(dialog.getByRole('heading', { name: 'Weapons and expeditions' })).toBeVisible()
  await accessible(page)
})
