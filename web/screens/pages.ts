/** Pages around the table for the gallery: learning, rules, keys, invitations. */
import type { Page } from '@playwright/test'
import { againstBots, begin, prefer, sit, type Settings } from '../e2e/table'

type Screen = (page: Page, settings: Settings) => Promise<unknown>

async function visit(page: Page, settings: Settings, path: string): Promise<void> {
  await prefer(page, settings)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
}

/** A guided first game, after so many things that were read or shown. */
const lesson =
  (path: string, steps: number): Screen =>
  async (page, settings) => {
    await prefer(page, settings)
    await page.goto(`/#/learn/${path}`)
    const coach = page.locator('.coach')
    await coach.locator('.said').waitFor({ timeout: 60_000 })
    for (let step = 0; step < steps; step++) {
      const before = await coach.getAttribute('data-lesson')
      const next = page.locator('.coach .go, [data-answer="confirm"]:enabled, .coach .button.lit').first()
      await next.click()
      await page.waitForTimeout(400)
      if ((await coach.getAttribute('data-lesson')) === before) await page.waitForTimeout(600)
    }
  }

export const PAGES: Record<string, Screen> = {
  rules: (page, settings) => visit(page, settings, '/#/rules/agricola'),
  'rules-caverna': (page, settings) => visit(page, settings, '/#/rules/caverna'),
  'rules-table': async (page, settings) => {
    await sit(page, 'middle', settings)
    await page.keyboard.press('r')
    await page.locator('dialog[open]').waitFor()
  },
  keys: async (page, settings) => {
    await sit(page, 'middle', settings)
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
  },
  'lesson-welcome': lesson('agricola', 0),
  'lesson-first': lesson('agricola', 4),
  'lesson-later': lesson('agricola', 12),
  'lesson-moor': lesson('agricola/moor', 0),
  'lesson-moor-later': lesson('agricola/moor', 6),
  'lesson-caverna': lesson('caverna', 0),
  'lesson-caverna-later': lesson('caverna', 6),
  invited: async (page, settings) => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }]
    await begin(page, { options: { mode: 'family', players: 3 }, seats, lobby: true }, settings)
    const code = await page.locator('[data-code]').innerText()
    await page.context().clearCookies()
    await page.goto(`/#/join/${code}`)
    await page.locator('form').first().waitFor()
  },
  'hints-full': async (page, settings) => {
    const options = { mode: 'full', players: 2, decks: ['E', 'I', 'K'] }
    await begin(page, { options, seats: againstBots(2), seed: '7' }, settings)
    await page.locator('.space.lit').first().waitFor()
    await page.locator('[data-ask="hint"]').click()
    await page.locator('.hints').waitFor({ timeout: 30_000 })
  },
}
