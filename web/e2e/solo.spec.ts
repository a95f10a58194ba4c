/** Playing alone: series, the open challenge, the deal of the day; and the start page that leads there. */
import { expect, test, type Page } from '@playwright/test'
import { playOut, playToTheEnd } from './clicker'
import { accessible, begin, button, confirm, errorsOf, good, prefer, question, space } from './table'

const over = (page: Page) => page.getByRole('main', { name: 'The game is over' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Score sheet' })

/** Begins a series of this kind from the page for it, and waits for its first game. */
async function beginSeries(page: Page, kind: string): Promise<void> {
  await page.goto('/#/solo')
  await page.locator(`input[value="${kind}"]`).check()
  await page.getByRole('button', { name: 'Play the first game' }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
}

test('a newcomer sees at once how to learn, play, meet friends and play alone', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  for (const title of ['Agricola', 'Agricola with the Moor', 'Caverna']) {
    await expect(page.getByRole('button', { name: `Play ${title} now`, exact: true })).toBeInViewport()
  }
  for (const lesson of [
    'Learn Agricola in a first game',
    'Learn what is new in the Moor',
    'Learn Caverna in a first game',
  ])
    await expect(page.getByRole('link', { name: lesson })).toBeInViewport()
  for (const room of ['With friends', 'Playing alone', 'Deal of the day'])
    await expect(page.getByRole('heading', { name: room })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible()
})

for (const language of ['en', 'de', 'nl']) {
  test(`the pages for playing alone at every size, in ${language}`, async ({ page }) => {
    await prefer(page, { language, theme: language === 'de' ? 'dark' : 'light' })
    for (const path of ['/', '/#/solo']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [1024, 768],
        [844, 390],
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${path} at ${String(width)}`).toBeLessThanOrEqual(0)
      }
      expect(await page.locator('body').innerText()).not.toMatch(/\bui-[a-z]/)
      await accessible(page)
    }
  })
}

test('the target stands at the table while one plays, large and small', async ({ page }) => {
  await prefer(page, {})
  await beginSeries(page, 'agricola-de')
  await expect(page.getByText(/^Target 50$/)).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(/^Target 50$/)).toBeInViewport()
})

test('the series of both editions with the Moor, too', async ({ page }) => {
  await prefer(page, {})
  for (const [kind, games] of [
    ['agricola-moor_de', 6],
    ['agricola-moor_nl', 8],
  ] as const) {
    await beginSeries(page, kind)
    await expect(page.getByText(/^Target 72$/)).toBeInViewport()
    // Whether the open one can be paid at once is a matter of the shuffle.
    await expect(page.locator('.action').first(), 'special actions').toBeVisible()
    await expect(page.locator('.card.occupation')).toHaveCount(7)
    await page.goto('/#/solo')
    await page
      .getByRole('link', { name: /with the Moor.*Game 1, target 72/ })
      .first()
      .click()
    const road = page.getByRole('list', { name: 'The games of the series' })
    await expect(road.getByRole('listitem')).toHaveCount(games)
    await expect(road).toContainText('77')
    await accessible(page)
  }
})

test('a series: its target, a second try with the same cards, and what was reached', async ({ page }) => {
  test.setTimeout(400_000)
  const errors = errorsOf(page)
  await prefer(page, {})
  await beginSeries(page, 'agricola-nl')
  const hand = () => page.locator('.card[data-card]').evaluateAll((all) => all.map((e) => e.getAttribute('data-card')))
  await expect(page.locator('.card[data-card]').first()).toBeVisible()
  const dealt = (await hand()).sort()
  expect(dealt.length).toBeGreaterThanOrEqual(14)
  await playToTheEnd(page)
  // Whoever clicks at random does not make 50 points.
  await expect(over(page)).toContainText(/50 points were asked, you made −?\d+: \d+ short\./)
  await expect(over(page)).not.toContainText('winner')
  await accessible(page)
  await over(page).getByRole('button', { name: 'The same cards again' }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
  expect((await hand()).sort()).toEqual(dealt)
  await page.goto('/')
  await page.getByRole('link', { name: /Dutch series.*Game 1, target 50/ }).click()
  await expect(page.getByRole('button', { name: 'Go on with game 1' })).toBeVisible()
  const tries = page.getByRole('table').getByRole('row')
  await expect(tries).toHaveCount(3)
  await expect(tries.nth(2)).toContainText('–')
  await accessible(page)
  await page.getByRole('button', { name: 'Go on with game 1' }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
  expect(errors).toEqual([])
})

test('whoever reaches the target keeps an occupation and goes on', async ({ page }) => {
  test.setTimeout(400_000)
  await prefer(page, {})
  // Nobody reaches 50 points by clicking at random: the answer about this game is made better than it was.
  const outcome = { points: 53, target: 50, reached: true, cards: ['E174', 'E176'], must_keep: true, food: 1 }
  await page.route('**/api/games/*/alone', async (route) => {
    const answer = (await (await route.fetch()).json()) as { series: { ended: { outcome: unknown } } }
    answer.series.ended.outcome = outcome
    await route.fulfill({ json: answer })
  })
  await beginSeries(page, 'agricola-nl')
  await playOut(page)
  const on = over(page).getByRole('button', { name: 'On to game 2, target 55' })
  await expect(on).toBeDisabled()
  await expect(over(page)).toContainText('The next game begins with 1 food.')
  await over(page)
    .getByRole('radio', { name: /Woodcutter/ })
    .check()
  const asked = page.waitForRequest((request) => request.url().endsWith('/next'))
  await accessible(page)
  await on.click()
  expect((await asked).postDataJSON()).toEqual({ keep: 'E176' })
})

test('the open challenge: cards and rounds as one likes', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/solo')
  await page.getByRole('radio', { name: /Open challenge/ }).check()
  const start = page.getByRole('button', { name: 'Play the first game' })
  const chosen: (string | null)[] = []
  for (const kind of ['occupation', 'minor']) {
    const boxes = page.locator(`[data-kind="${kind}"] input`)
    await expect(boxes.first()).toBeVisible()
    for (let i = 0; i < 7; i++) {
      await expect(start).toBeDisabled()
      await boxes.nth(2 * i).check()
      chosen.push(
        await page
          .locator(`[data-kind="${kind}"] label b`)
          .nth(2 * i)
          .textContent(),
      )
    }
    await expect(boxes.nth(1)).toBeDisabled()
  }
  await page.getByText('Order of the round cards', { exact: true }).click()
  await page
    .getByRole('button', { name: / later$/ })
    .first()
    .click()
  const first = await page.locator('details ol li span:first-child').first().textContent()
  await accessible(page)
  await start.click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('body')).toContainText(first ?? '')
  for (const name of chosen) await expect(page.locator('.card', { hasText: name ?? '' }).first()).toBeVisible()
})

test('Caverna alone has its mark', async ({ page }) => {
  await prefer(page, {})
  await beginSeries(page, 'caverna-mark')
  await page.goto('/#/solo')
  await page.getByRole('link', { name: /To the mark.*target 100/ }).click()
  await expect(page.getByRole('button', { name: 'Go on with game 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The same cards again' })).toHaveCount(0)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Give up this series' }).click()
  await expect(page.getByText('You have not begun any series yet.')).toBeVisible()
})

test('the deal of the day: one try, and everybody sees what came of it', async ({ page, browser }) => {
  test.setTimeout(400_000)
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
  const address = page.url()
  await page.goto('/')
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page).toHaveURL(address)
  await playOut(page)
  await expect(over(page).getByRole('list', { name: 'Today’s results' }).locator('.you')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Look at my game' })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await prefer(other, {})
  await other.goto('/')
  await expect(other.getByRole('list', { name: 'Today’s results' }).getByRole('listitem').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Play it' })).toBeVisible()
})

test('nobody is welcomed with −14', async ({ page }) => {
  await begin(page, {
    options: { players: 2, mode: 'family' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  })
  await expect(page.locator('.space.lit').first()).toBeVisible({ timeout: 60_000 })
  expect(await page.locator('body').innerText()).not.toContain('−14')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(sheet(page)).toContainText('Points if the game ended now.')
})

test('continue from here alone: another way from an earlier moment, and the game itself stays', async ({ page }) => {
  const id = await begin(page, { seed: '7', seats: [{ kind: 'me' }] })
  const game = async () => (await page.request.get(`/api/games/${id}`)).json() as Promise<{ number: number }>
  const record = async () => (await page.request.get(`/api/games/${id}/record`)).text()
  await space(page, 'B7').click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('2')
  await space(page, 'B8').click()
  await confirm(page)
  // The next round has begun: both spaces are free again.
  await expect(space(page, 'B8')).toHaveClass(/lit/)
  const { number } = await game()
  const before = await record()
  await page.keyboard.press(',')
  await page.getByRole('slider', { name: 'The course of the game' }).fill('0')
  await expect(question(page).getByRole('heading')).toContainText('Move 0 of')
  await button(page, 'Continue from here').click()
  const dialog = page.getByRole('dialog', { name: 'Continue from here' })
  // Alone there is nobody to choose.
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await expect(dialog).toContainText('This one stays as it is.')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(space(page, 'B7')).toHaveClass(/lit/)
  await expect(good(page, 'wood')).not.toContainText('2')
  await space(page, 'B10').click()
  await confirm(page)
  await expect(space(page, 'B7')).toHaveClass(/lit/)
  await expect(space(page, 'B10')).not.toHaveClass(/lit/)
  await button(page, 'Undo').click()
  await expect(space(page, 'B10')).toHaveClass(/lit/)
  expect((await game()).number).toBe(number)
  expect(await record()).toBe(before)
  await page.goto(`/#/game/${id}`)
  await expect(good(page, 'wood')).toContainText('2')
})
