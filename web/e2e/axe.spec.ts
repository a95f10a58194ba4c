/** Nothing that axe calls moderate or worse: every page, at every size, in light and in dark. */
import { expect, test, type Page } from '@playwright/test'
import { playToTheEnd } from './clicker'
import { accessible, againstBots, begin, prefer, sit } from './table'

const goto = (address: string) => async (page: Page) => {
  await prefer(page, {})
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

const table = (game: Record<string, unknown>) => (page: Page) =>
  begin(page, { options: { players: 2 }, seats: againstBots(2), ...game })

async function ended(page: Page): Promise<string> {
  const id = await sit(page, 'last')
  await playToTheEnd(page)
  return id
}

async function series(page: Page): Promise<void> {
  await goto('/')(page)
  await expect(page.locator('input[autocomplete="nickname"]')).not.toHaveValue('')
  const answer = await page.request.post('/api/series', {
    data: { game: 'agricola', kind: 'nl', options: { decks: ['E'] } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  await goto(`/#/series/${id}`)(page)
}

const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  start: goto('/'),
  form: goto('/#/new'),
  'playing alone': goto('/#/solo'),
  'a series': series,
  'the rules of Agricola': goto('/#/rules/agricola'),
  'the rules of Caverna': goto('/#/rules/caverna'),
  'a lesson': goto('/#/learn/agricola'),
  'a lesson of the Moor': goto('/#/learn/agricola/moor'),
  'a lesson of Caverna': goto('/#/learn/caverna'),
  'a lobby': table({ seats: [{ kind: 'me' }, { kind: 'open' }], lobby: true }),
  'the family game': (page) => sit(page, 'middle'),
  'the full game': (page) => sit(page, 'full'),
  'the Moor': table({ options: { players: 2, expansion: 'moor' } }),
  Caverna: table({ game: 'caverna', options: { players: 2, set: 'full' } }),
  'the end': ended,
  'looking back': async (page) => {
    await page.goto(`/#/game/${await ended(page)}/0`)
    await expect(page.locator('#question')).toContainText('Move 0 of')
  },
}

/** Every time the large table and a phone; all sizes where somebody wants to know. */
const SIZES = process.env['EVERY_SIZE']
  ? ['1280x720', '1920x1080', '1024x768', '768x1024', '844x390', '390x844', '360x640']
  : ['1280x720', '390x844']

for (const [name, open] of Object.entries(PAGES)) {
  test(`${name}, light and dark`, async ({ page }) => {
    await open(page)
    await page.locator('.space.lit, main').first().waitFor()
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
        await test.step(`${size}, ${theme}`, () => accessible(page))
      }
    }
  })
}
