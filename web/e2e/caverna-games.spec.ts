/** Caverna: whole games by clicking, to the final score; several people; a server that is killed. */
import { expect, test, type Page } from '@playwright/test'
import { click, clickUntil, play, playToTheEnd, sitAt } from './caverna'
import { Mortal } from './server'
import { accessible, begin, button, comeIn, confirm, errorsOf, good, prefer, question, space } from './table'

const sheet = (page: Page) => page.getByRole('table', { name: 'Score sheet' })

// Whole as the first lesson, which is played every time.
test('Caverna: a whole game against a bot', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(480_000)
  const errors = errorsOf(page)
  await prefer(page, { theme: 'dark' })
  await play(page, 2, { theme: 'dark' }, { set: 'beginner' })
  await playToTheEnd(page)
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(3)
  await accessible(page)
  expect(errors).toEqual([])
})

test('Caverna: from the form to a game of two at one screen', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Caverna/ }).check()
  await page.getByRole('radio', { name: /Beginner set/ }).check()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Name at seat 2').fill('Bert')
  await button(page, 'Begin').click()
  // Nobody has anything to hide: the screen turns to whoever is asked, and says who it is.
  const asked = page.locator('section.ask header')
  await expect(asked).toContainText(/Anna|Bert/)
  let who = (await asked.innerText()).includes('Anna') ? 'Anna' : 'Bert'
  for (let turn = 0; turn < 3; turn++) {
    who = who === 'Anna' ? 'Bert' : 'Anna'
    await clickUntil(page, async () => (await asked.innerText()).includes(who), 80)
    await expect(page.locator('.cover')).toHaveCount(0)
  }
})

test('Caverna: seven seats, each with a shape and a home', async ({ page }) => {
  test.setTimeout(300_000)
  const errors = errorsOf(page)
  await play(page, 7)
  await expect(page.locator('.other')).toHaveCount(6)
  await expect(page.locator('[data-space]')).toHaveCount(23)
  await accessible(page)
  await clickUntil(page, () => page.getByRole('img', { name: /^Round 2 of 12/ }).isVisible(), 400)
  await page.locator('.other .picture').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await accessible(page)
  expect(errors).toEqual([])
})

test('Caverna: an invitation, moves on both sides, a spectator', async ({ browser }) => {
  test.setTimeout(300_000)
  const somebody = async () => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
    await prefer(page, { confirm: false })
    return page
  }
  const [one, two, three] = [await somebody(), await somebody(), await somebody()]
  const errors = [one, two, three].map(errorsOf)
  await begin(one, { game: 'caverna', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await button(one, 'This game').click()
  const link = await one.getByLabel('Link to this game').inputValue()
  await one.keyboard.press('Escape')
  await comeIn(two, link, 'Berta')
  await expect(question(two)).toBeVisible()
  await three.goto(two.url())
  await expect(question(three)).toBeVisible()
  const round = (page: Page) => page.getByRole('img', { name: /^Round 3 of 12/ })
  await clickUntil(one, async () => {
    await click(two).catch(() => false)
    return round(one).isVisible()
  })
  for (const page of [two, three]) await expect(round(page)).toBeVisible()
  await expect(three.locator('.space.lit')).toHaveCount(0)
  await accessible(three)
  expect(errors).toEqual([[], [], []])
  for (const page of [one, two, three]) await page.context().close()
})

test('Caverna: kill -9, start again: the game stands where it was', async ({ browser }) => {
  const server = new Mortal()
  await server.start()
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  try {
    await sitAt(page, 'middle')
    await space(page, 'logging').click()
    await confirm(page)
    await expect(good(page, 'wood')).toContainText('12')
    const before = await good(page, 'wood').innerText()
    await server.kill()
    await expect(page.getByRole('status')).toContainText('connection is lost')
    await server.start()
    await expect(page.getByRole('status')).toBeHidden({ timeout: 30_000 })
    expect(await good(page, 'wood').innerText()).toBe(before)
    await expect(page.locator('.space.lit').first()).toBeVisible()
  } finally {
    await page.context().close()
    await server.kill()
  }
})
