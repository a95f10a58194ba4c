/** Looking back, continuing from a moment, the end of a game, a rematch, hints that say why, a bot that is told to move. */
import { expect, test, type Page } from '@playwright/test'

import { playOut } from './clicker'
import { accessible, begin, button, confirm, errorsOf, good, prefer, question, sit, space } from './table'

const course = (page: Page) => page.getByRole('region', { name: 'The course of the game' })
const slider = (page: Page) => page.getByRole('slider', { name: 'The course of the game' })
const end = (page: Page) => page.getByRole('main', { name: 'The game is over' })
const place = (page: Page) => question(page).getByRole('heading')

/** Games that are over, by what they are: everybody may look at them. */
const over = new Map<string, string>()

/** A finished game of bots that somebody looks at: always the same, and played once. */
async function finished(page: Page, game = 'agricola', players = 2): Promise<string> {
  const which = `${game} ${String(players)}`
  const known = over.get(which)
  if (known !== undefined) {
    await prefer(page, {})
    await page.goto(`/#/game/${known}`)
    await expect(end(page)).toBeVisible()
    return known
  }
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }))
  const options = game === 'agricola' ? { mode: 'family' } : {}
  const id = await begin(page, { game, options, seed: '5', seats: [{ kind: 'bot', level: 'random' }, ...bots] })
  await expect(end(page)).toBeVisible({ timeout: 120_000 })
  over.set(which, id)
  return id
}

test('the end of a game: homes, points, the curve, moments, and what to do next', async ({ page }) => {
  const errors = errorsOf(page)
  await finished(page)
  await expect(end(page).getByRole('heading', { level: 1 })).toContainText('wins')
  await expect(end(page).locator('.homes li')).toHaveCount(2)
  const total = page.getByRole('row', { name: /^Total/ })
  const shown = await end(page).locator('.homes b').allInnerTexts()
  // Who lives by chance begs, and is told what it cost.
  await expect(page.getByRole('region', { name: 'What gave the points' })).toContainText('Begging cards')
  for (const points of shown) await expect(total).toContainText(points.split(/\s/)[0] ?? '')
  // The review shows how far it is, and then what it found.
  await expect(end(page).locator('.curve svg')).toBeVisible({ timeout: 150_000 })
  await expect(end(page).locator('.curve .line:not(.faint)')).toHaveCount(2)
  const worst = page.getByRole('region', { name: 'Costliest moment' })
  await expect(worst).toContainText(/was worth [\d.]+ more/)
  await accessible(page)
  // The position can be looked at, and tried again by somebody.
  await worst.getByRole('button', { name: 'Look at it' }).click()
  await expect(place(page)).toContainText('Move')
  await button(page, 'One step forward').click()
  await expect(question(page).getByRole('list', { name: 'What could be chosen' })).toBeVisible()
  await accessible(page)
  await page.goBack()
  await expect(end(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('looking back with slider, rounds, arrow keys and play; a link leads to a move; Back leads out', async ({
  page,
}) => {
  const id = await finished(page)
  await page.keyboard.press('b')
  await expect(course(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/game/${id}/\\d+$`))
  await expect(course(page).getByRole('button', { name: /^Round/ })).toHaveCount(14)
  await course(page).getByRole('button', { name: 'Round 5', exact: true }).click()
  await expect(question(page)).toContainText('Round 5')
  const at = async () => Number(/Move (\d+) of/.exec(await place(page).innerText())?.[1])
  const five = await at()
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toContainText(`Move ${String(five + 1)} of`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toContainText(`Move ${String(five - 1)} of`)
  await page.keyboard.press('ArrowUp')
  await expect(question(page)).toContainText('Round 4')
  await page.keyboard.press('ArrowDown')
  await expect(place(page)).toContainText(`Move ${String(five)} of`)
  await slider(page).fill('3')
  await expect(place(page)).toContainText('Move 3 of')
  await button(page, '4×').click()
  await button(page, 'Play').click()
  await expect.poll(at).toBeGreaterThan(5)
  await button(page, 'Pause').click()
  const there = page.url()
  await page.goBack()
  await expect(end(page)).toBeVisible()
  await page.goto('about:blank')
  await page.goto(there)
  await expect(place(page)).toContainText('Move')
  await expect(page).toHaveURL(there)
})

test('continue from here: a new game against bots, the old one untouched', async ({ page }) => {
  const id = await finished(page)
  const record = async () => (await page.request.get(`/api/games/${id}/record`)).text()
  const before = await record()
  await page.goto(`/#/game/${id}/20`)
  await expect(place(page)).toContainText('Move 20 of')
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Continue from here' })
  await accessible(page)
  await dialog.getByLabel('The others are').selectOption('easy')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.locator('#question, .cover')).toBeVisible()
  await expect(space(page, 'B7')).toBeVisible()
  expect(await record()).toBe(before)
})

test('continue from here as a hot seat, in the middle of a running game', async ({ page }) => {
  const id = await sit(page, 'middle')
  await space(page, 'B7').click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
  await page.keyboard.press(',')
  await slider(page).fill('0')
  await expect(place(page)).toContainText('Move 0 of')
  await button(page, 'Continue from here').click()
  const dialog = page.getByRole('dialog', { name: 'Continue from here' })
  await expect(dialog).toContainText('dealt anew')
  await dialog.getByLabel('The others are').selectOption('me')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(good(page, 'wood')).toContainText('9')
  await page.goto(`/#/game/${id}`)
  await expect(good(page, 'wood')).toContainText('15')
})

test('rematch: both people get to the new table', async ({ browser }) => {
  test.setTimeout(300_000)
  const [one, two] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  if (!one || !two) throw new Error('two pages')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const id = await begin(one, { options: { mode: 'family' }, seats })
  const { code } = (await (await one.request.get(`/api/games/${id}`)).json()) as { code: string }
  await prefer(two, {})
  await two.goto('/')
  await expect(two.locator('input[autocomplete="nickname"]')).not.toHaveValue('')
  await two.request.post(`/api/join/${code}`, { data: {} })
  await two.goto(`/#/game/${id}`)
  await Promise.all([one, two].map(playOut))
  for (const page of [one, two]) await expect(end(page)).toBeVisible({ timeout: 60_000 })
  await expect(button(one, 'Rematch')).toBeVisible()
  await button(one, 'Rematch').click()
  await expect(one).not.toHaveURL(new RegExp(id))
  await button(two, 'To the rematch').click()
  await expect(two).toHaveURL(one.url())
  for (const page of [one, two]) await expect(page.locator('#question')).toBeVisible()
  for (const page of [one, two]) await page.context().close()
})

test('hints say why, in words', async ({ page }) => {
  await sit(page, 'middle')
  await button(page, 'Hint').click()
  const hints = page.getByRole('list', { name: 'Hint' })
  await expect(hints.getByRole('listitem').first()).toBeVisible()
  await expect(hints.locator('small').first()).toContainText(/\w+ .*[.]$/)
  await accessible(page)
})

test('a bot that takes its time is told to move', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'unlimited' }]
  await begin(page, { options: { mode: 'family', start_seat: 1 }, seats })
  await expect(page.locator('[data-thinks]')).toBeVisible()
  await button(page, 'Move now').click({ timeout: 15_000 })
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 30_000 })
})

test('on a phone: the end, looking back, and going on from there', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await finished(page, 'agricola', 3)
  await accessible(page)
  await button(page, 'Look back').click()
  await expect(slider(page)).toBeInViewport()
  await expect(button(page, 'Continue from here')).toHaveCount(0)
  await button(page, 'One round back').click()
  await expect(button(page, 'Continue from here')).toBeInViewport()
  await accessible(page)
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Nothing lies over anything: slider and buttons are what one meets in their middle.
    for (const part of [slider(page), button(page, 'Play'), button(page, 'One step forward')]) {
      await part.scrollIntoViewIfNeeded()
      const met = await part.evaluate((element) => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect()
        return document.elementFromPoint(left + w / 2, top + h / 2) === element
      })
      expect(met, `${String(part)} at ${String(width)}`).toBe(true)
    }
    expect(await course(page).evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(0)
  }
  await page.context().close()
})

test('Caverna: the end, looking back and continuing', async ({ page }) => {
  test.setTimeout(240_000)
  const errors = errorsOf(page)
  await prefer(page, { theme: 'dark' })
  await finished(page, 'caverna')
  await expect(end(page).locator('.curve svg')).toBeVisible({ timeout: 150_000 })
  await accessible(page)
  await button(page, 'Look back').click()
  await course(page).getByRole('button', { name: 'Round 3', exact: true }).click()
  await expect(question(page)).toContainText('Round 3')
  await accessible(page)
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Continue from here' }).getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('#question')).toBeVisible()
  expect(errors).toEqual([])
})
