/**
 * Every main screen in every size, language and colour, to be looked at: npm run gallery. The pictures and a contact sheet of
 * each screen land in shots/. Fewer of them: LANGUAGES=de THEMES=dark SIZES=390x844 npm run gallery -- -g feeding
 */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Page } from '@playwright/test'
import { clickUntil } from '../e2e/clicker'
import { CAVERNA } from './caverna'
import { THE_MOOR } from './moor'
import { PAGES } from './pages'
import { againstBots, begin, cutTexts, prefer, sit, space, type Settings } from '../e2e/table'

const SHOTS = join(import.meta.dirname, '../shots')
const chosen = (name: string, all: string) => (process.env[name] ?? all).split(',')
const SIZES = chosen('SIZES', '1280x720,1920x1080,1024x768,768x1024,844x390,390x844,360x640')
const THEMES = chosen('THEMES', 'light,dark')

type Screen = (page: Page, settings: Settings) => Promise<unknown>
const lit = (page: Page) => page.locator('.space.lit').first().waitFor()
const cell = (page: Page, n: number) => page.locator(`[data-cell="${String(n)}"]`).click()
const confirmed = (page: Page) => page.locator('[data-answer="confirm"]').click()
/** The buttons of the bar at the top, by their place: rules, log, score sheet, this game, settings. */
const PANELS = ['rules', 'log', 'score', 'game', 'settings']
async function panel(page: Page, name: string): Promise<void> {
  await page.locator('header.bar nav button').nth(PANELS.indexOf(name)).click()
  await page.locator('dialog[open]').waitFor()
}
const full = { mode: 'full', players: 2, decks: ['E'] }
const seatsWith = (...others: Record<string, string>[]) => [{ kind: 'me', name: 'Anna' }, ...others]

async function visit(page: Page, settings: Settings, path: string): Promise<void> {
  await prefer(page, settings)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
}

/** A game that has just begun. */
const begun =
  (options: { players: number } & Record<string, unknown>): Screen =>
  async (page, settings) => {
    await begin(page, { options, seats: againstBots(options.players), seed: '7' }, settings)
    await lit(page)
  }

/** A game that bots have finished. */
async function finished(page: Page, settings: Settings): Promise<string> {
  const bot = { kind: 'bot', level: 'random' }
  const id = await begin(page, { options: { ...full, players: 3 }, seats: [bot, bot, bot], seed: '5' }, settings)
  await page.locator('main.end').waitFor({ timeout: 120_000 })
  return id
}

const SCREENS: Record<string, Screen> = {
  start: async (page, settings) => {
    await begin(page, { options: { mode: 'family', players: 3 }, seats: againstBots(3) }, settings)
    await visit(page, settings, '/#/')
    await page.getByRole('listitem').first().waitFor()
  },
  solo: async (page, settings) => {
    await visit(page, settings, '/#/solo')
    await page.locator('input[value="agricola-open"]').check()
    await page.locator('[data-kind] input').first().waitFor()
  },
  series: async (page, settings) => {
    await visit(page, settings, '/#/')
    const data = { game: 'agricola', kind: 'nl', options: { decks: ['E'] } }
    const { id } = (await (await page.request.post('/api/series', { data })).json()) as { id: string }
    await page.request.post(`/api/series/${id}/next`, { data: {} })
    await visit(page, settings, `/#/series/${id}`)
    await page.locator('.button.go').first().waitFor()
  },
  new: (page, settings) => visit(page, settings, '/#/new'),
  'new-full': async (page, settings) => {
    await visit(page, settings, '/#/new')
    await page.locator('input[type=radio]').nth(5).check()
    await page.locator('.seat select').nth(1).selectOption('open')
  },
  account: async (page, settings) => {
    await visit(page, settings, '/')
    await page.locator('.plain').click()
  },
  settings: async (page, settings) => {
    await sit(page, 'middle', settings)
    await panel(page, 'settings')
  },
  waiting: async (page, settings) => {
    await begin(
      page,
      { options: { ...full, players: 3 }, seats: seatsWith({ kind: 'open' }, { kind: 'open' }) },
      settings,
    )
  },
  'this-game': async (page, settings) => {
    await begin(page, { options: full, seats: seatsWith({ kind: 'open' }) }, settings)
    await panel(page, 'game')
  },
  one: begun({ mode: 'full', players: 1, decks: ['E'] }),
  family: begun({ mode: 'family', players: 2 }),
  four: begun({ mode: 'full', players: 4, decks: ['E'] }),
  middle: async (page, settings) => {
    await sit(page, 'middle', settings)
    await lit(page)
  },
  chosen: async (page, settings) => {
    await sit(page, 'middle', settings)
    await space(page, 'R1a').click()
  },
  five: async (page, settings) => {
    await sit(page, 'five', settings)
    await lit(page)
  },
  full: begun(full),
  'full-middle': async (page, settings) => {
    await sit(page, 'full', settings)
    await lit(page)
  },
  draft: async (page, settings) => {
    await begin(page, { options: { ...full, variant: 'draft' }, seats: againstBots(2), seed: '7' }, settings)
    await page.locator('.card.lit').first().waitFor()
  },
  fencing: async (page, settings) => {
    await sit(page, 'middle', settings)
    await space(page, 'R1d').click()
    for (const n of [13, 14]) await cell(page, n)
  },
  sowing: async (page, settings) => {
    await sit(page, 'middle', settings)
    await space(page, 'R1a').click()
    await page.locator('section.ask .button.lit').first().click()
    await page.locator('section.ask .stepper').first().waitFor()
    await page.locator('section.ask .stepper button:last-child').first().click()
  },
  feeding: (page, settings) => sit(page, 'feeding', settings),
  hungry: (page, settings) => sit(page, 'hungry', settings),
  'score-sheet': async (page, settings) => {
    await sit(page, 'middle', settings)
    await panel(page, 'score')
  },
  crowded: async (page, settings) => {
    await sit(page, 'crowded', settings)
    await space(page, 'R1c').click()
    await page.locator('section.ask .button.lit').first().waitFor()
  },
  improving: async (page, settings) => {
    await sit(page, 'middle', settings)
    await space(page, 'R1b').click()
    await page.locator('.major.lit').first().click()
  },
  payment: async (page, settings) => {
    await sit(page, 'neighbours', settings)
    await space(page, 'B2').click()
    await page.locator('.card.lit').first().click()
    await confirmed(page)
    await page.locator('section.ask .button.lit').first().waitFor()
  },
  card: async (page, settings) => {
    await sit(page, 'full', settings)
    await page.locator('.card').nth(5).hover()
    await page.locator('.reading[data-reading]').waitFor()
  },
  back: async (page, settings) => {
    await begin(page, { options: { mode: 'family', players: 2 }, seats: againstBots(2), seed: '7' }, settings)
    await clickUntil(page, () => page.locator('.track .now', { hasText: '3' }).isVisible(), 300)
    await page.locator('.log .steps button').nth(1).click()
    await page.locator('.log .here').first().waitFor()
  },
  end: async (page, settings) => {
    await finished(page, settings)
    await page.locator('.moments').waitFor({ timeout: 120_000 })
  },
  'back-over': async (page, settings) => {
    const id = await finished(page, settings)
    await page.locator('.moments').waitFor({ timeout: 120_000 })
    await page.goto(`/#/game/${id}/60`)
    await page.locator('.choices').waitFor()
  },
  continue: async (page, settings) => {
    const id = await finished(page, settings)
    await page.goto(`/#/game/${id}/20`)
    await page.locator('input[type=range]').waitFor()
    await page.keyboard.press('c')
  },
  hints: async (page, settings) => {
    await sit(page, 'middle', settings)
    await page.locator('[data-ask="hint"]').click()
    await page.locator('.hints').waitFor({ timeout: 30_000 })
  },
  farm: async (page, settings) => {
    await sit(page, 'full', settings)
    await page.locator('.other .picture').first().click()
  },
  score: async (page, settings) => {
    await sit(page, 'last', settings)
    await clickUntil(page, () => page.locator('main.end').isVisible())
  },
  finished: async (page, settings) => {
    await sit(page, 'last', { ...settings })
    await clickUntil(page, () => page.locator('main.end').isVisible())
    await visit(page, settings, '/#/')
    await page.getByRole('listitem').first().waitFor()
  },
  spectator: async (page, settings) => {
    const id = await begin(page, { options: { ...full, players: 3 }, seats: againstBots(3) }, settings)
    // Without the cookie it is somebody else who looks.
    await page.context().clearCookies()
    await page.goto('about:blank')
    await page.goto(`/#/game/${id}`)
    await page.locator('.other').first().waitFor()
  },
  lobby: async (page, settings) => {
    const seats = seatsWith({ kind: 'open' }, { kind: 'bot', level: 'hard' })
    await begin(page, { options: { ...full, players: seats.length }, seats, lobby: true }, settings)
  },
  handover: async (page, settings) => {
    await begin(page, { options: full, seats: seatsWith({ kind: 'me', name: 'Bert' }), seed: '7' }, settings)
    await clickUntil(page, () => page.locator('.cover').isVisible(), 60)
  },
  ...PAGES,
  ...THE_MOOR,
  ...CAVERNA,
}

/** Writes down what is cut, or would be if no word were broken in two: to be looked at first. */
async function noteCut(page: Page, where: string): Promise<void> {
  const whole = await page.addStyleTag({ content: '* { overflow-wrap: normal !important }' })
  for (const text of await cutTexts(page)) appendFileSync(join(SHOTS, 'cut.txt'), `${where}: ${text}\n`)
  await whole.evaluate((style: HTMLStyleElement) => {
    style.remove()
  })
}

/** All sizes of one screen on one sheet. */
async function contactSheet(page: Page, name: string): Promise<void> {
  const pictures = SIZES.map((size) => {
    const data = readFileSync(join(SHOTS, `${name}-${size}.png`)).toString('base64')
    return `<img height="${size.startsWith('1') ? '620' : '700'}" src="data:image/png;base64,${data}">`
  })
  await page.setViewportSize({ width: 2260, height: 1400 })
  await page.setContent(`<body style="margin:4px;background:#777">${pictures.join(' ')}</body>`)
  await page.screenshot({ path: join(SHOTS, `sheet-${name}.png`), fullPage: true })
}

for (const language of chosen('LANGUAGES', 'en,de,nl')) {
  for (const [name, show] of Object.entries(SCREENS)) {
    test(`${name} ${language}`, async ({ page, context }) => {
      mkdirSync(SHOTS, { recursive: true })
      await show(page, { language, theme: THEMES[0] ?? 'light' })
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await page.setViewportSize({ width, height })
        await page.waitForTimeout(150)
        await noteCut(page, `${name} ${language} ${size}`)
        // The way to a screen is gone once: nothing is different in the dark but the colours.
        for (const theme of THEMES) {
          await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme)
          const path = join(SHOTS, `${name}-${language}-${theme}-${size}.png`)
          await page.screenshot({ path, animations: 'disabled' })
        }
      }
      const sheet = await context.newPage()
      for (const theme of THEMES) await contactSheet(sheet, `${name}-${language}-${theme}`)
    })
  }
}
