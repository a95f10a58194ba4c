/** The screens of the Moor for the gallery. */
import type { Page } from '@playwright/test'
import { MOOR, sitInMoor } from '../e2e/moor'
import { againstBots, begin, space, type Settings } from '../e2e/table'

type Screen = (page: Page, settings: Settings) => Promise<unknown>
const lit = (page: Page) => page.locator('.space.lit, .action.lit').first().waitFor()

const begun =
  (players: number): Screen =>
  async (page, settings) => {
    const options = { decks: ['E'], expansion: 'moor', level: 3, players }
    await begin(page, { options, seats: againstBots(players), seed: '7' }, settings)
    await lit(page)
  }
const seen =
  (position: keyof typeof MOOR): Screen =>
  async (page, settings) => {
    await sitInMoor(page, position, settings)
    await lit(page)
  }

export const THE_MOOR: Record<string, Screen> = {
  'moor-one': seen('alone'),
  'moor-two': seen('bog'),
  'moor-four': begun(4),
  'moor-five': begun(5),
  'moor-ill': seen('ill'),
  'moor-peat': async (page, settings) => {
    await sitInMoor(page, 'bog', settings)
    await space(page, 'CP').click()
    await page.locator('[data-cell="7"]').click()
  },
  'moor-cold': (page, settings) => sitInMoor(page, 'cold', settings),
}
