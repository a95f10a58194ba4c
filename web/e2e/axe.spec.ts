/** Nothing that axe calls moderate or worse: every page, at every size, in light and in dark. */
import { expect, test, type Page } from '@playwright/test'
import { playToTheEnd } from './clicker'
import { accessibleInBoth, againstBots, begin, button, prefer, sit } from './table'

const goto = (address: string) => async (page: Page) => {
  await prefer(page, {})
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

const table = (game: Record<string, unknown>) => (page: Page) =>
  begin(page, { options: { players: 2 }, seats: againstBots(2), ...game })

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

/** Opens one of the panels of a table, once what was open before is closed. */
const panel = (name: string) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, name).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The settings of a server that sends mail, to somebody who wishes for everything and has not typed the code yet. */
async function notices(page: Page): Promise<void> {
  const mail = { address: 'anna@example.org', confirmed: false }
  const hook = { url: 'https://example.org/hook', form: 'discord' }
  const wishes = { language: 'en', after: 5, quiet: { from: 22, to: 8, zone: 60 }, mail, hook }
  await page.route('**/api/me/notices', (route) => route.fulfill({ json: { ways: ['mail', 'hook'], wishes } }))
  await panel('Settings')(page)
  await expect(page.getByLabel('Code')).toBeVisible()
}

/** Somebody who has followed an invitation and is asked for a name. */
async function invited(page: Page): Promise<void> {
  await table({ seats: [{ kind: 'me' }, { kind: 'open' }], lobby: true })(page)
  const code = await page.locator('[data-code]').innerText()
  await page.context().clearCookies()
  await page.goto(`/#/join/${code}`)
  await expect(page.getByLabel('Your name')).toBeVisible()
}

/** Pages by name: each a way there, or what is looked at one after the other without beginning anew. */
type Way = (page: Page) => Promise<unknown>
const PAGES: Record<string, Way | Record<string, Way>> = {
  start: goto('/'),
  form: goto('/#/new'),
  'playing alone': goto('/#/solo'),
  'a series': series,
  'the rules': { Agricola: goto('/#/rules/agricola'), Caverna: goto('/#/rules/caverna') },
  'a lesson': goto('/#/learn/agricola'),
  'a lesson of the Moor': goto('/#/learn/agricola/moor'),
  'a lesson of Caverna': goto('/#/learn/caverna'),
  'a lobby': table({ seats: [{ kind: 'me' }, { kind: 'open' }], lobby: true }),
  'the family game': {
    'the table': (page) => sit(page, 'middle'),
    'this game': panel('This game'),
    'the score sheet': panel('Score sheet'),
    'the rules': panel('Rules'),
    settings: notices,
    'the keys': async (page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    hints: async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('[data-ask="hint"]').click()
      await expect(page.locator('.hints')).toBeVisible()
    },
  },
  'the full game': (page) => sit(page, 'full'),
  'the Moor': table({ options: { players: 2, expansion: 'moor' } }),
  Caverna: table({ game: 'caverna', options: { players: 2, set: 'full' } }),
  'after the game': {
    'the end': async (page) => {
      await sit(page, 'last')
      await playToTheEnd(page)
    },
    'looking back': async (page) => {
      await page.goto(`${page.url()}/0`)
      await expect(page.locator('#question')).toContainText('Move 0 of')
    },
    'continue from here': async (page) => {
      await page.keyboard.press('c')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  feeding: (page) => sit(page, 'feeding'),
  'a draft': table({ options: { players: 2, mode: 'full', decks: ['E'], variant: 'draft' } }),
  'an invitation': invited,
  'a screen that is handed round': table({
    options: { players: 2, mode: 'full', decks: ['E'] },
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bert' },
    ],
  }),
}

/** Every time the large table and a phone; all sizes where somebody wants to know. */
const SIZES = process.env['EVERY_SIZE']
  ? ['1920x1080', '1024x768', '768x1024', '844x390', '390x844', '360x640', '1280x720']
  : ['390x844', '1280x720']

for (const [name, ways] of Object.entries(PAGES)) {
  test(`${name}, light and dark`, async ({ page }) => {
    test.setTimeout(600_000)
    for (const [part, open] of Object.entries(typeof ways === 'function' ? { [name]: ways } : ways)) {
      await open(page)
      await page.locator('.space.lit, main, dialog, [role="dialog"]').filter({ visible: true }).first().waitFor()
      // The large table comes last: the way to the next part begins there.
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await page.setViewportSize({ width, height })
        await test.step(`${part}, ${size}`, () => accessibleInBoth(page))
      }
    }
  })
}
