/** The screens of Caverna for the gallery. */
import { expect, type Page } from '@playwright/test'
import { at, clickUntil, play, sitAt } from '../e2e/caverna'
import { space, type Settings } from '../e2e/table'

type Screen = (page: Page, settings: Settings) => Promise<unknown>
const lit = (page: Page) => page.locator('.space.lit').first().waitFor()

const begun =
  (players: number): Screen =>
  async (page, settings) => {
    await play(page, players, settings)
    await lit(page)
  }

/** A part of an action, whatever the language; done when something else is asked. */
async function part(page: Page, n = 0): Promise<void> {
  const answers = page.locator('section.ask .answers')
  const before = await answers.innerText()
  await page.locator('section.ask .button.lit').nth(n).click()
  await expect(answers).not.toHaveText(before, { useInnerText: true })
}

export const CAVERNA: Record<string, Screen> = {
  'caverna-one': begun(1),
  'caverna-two': begun(2),
  'caverna-four': begun(4),
  'caverna-middle': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await lit(page)
  },
  'caverna-seven': async (page, settings) => {
    await sitAt(page, 'seven', settings)
    await lit(page)
  },
  'caverna-twin': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await space(page, 'excavation').click()
    await at(page, '0,5').click()
  },
  'caverna-sowing': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await space(page, 'slash_and_burn').click()
    await part(page, 1)
    await at(page, '3,0').click()
    await at(page, '3,1').click()
  },
  'caverna-fences': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await space(page, 'sheep_farming').click()
    await part(page)
    await part(page)
    await at(page, '2,1').click()
    await at(page, '2,2').click()
  },
  'caverna-catalogue': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await space(page, 'housework').click()
    await part(page, 1)
    await page.locator('.tile.lit').nth(3).click()
  },
  'caverna-expedition': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await page.locator('[data-dwarf="9"]').click()
    await space(page, 'blacksmithing').click()
    await page.locator('.loot.lit').nth(5).click()
  },
  'caverna-forge': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await space(page, 'blacksmithing').click()
    await part(page)
    await page.locator('[data-strength="5"]').click()
  },
  'caverna-market': async (page, settings) => {
    await sitAt(page, 'seven', settings)
    await space(page, 'imitation_2').click()
    await page.locator('[data-option="weekly_market"]').click()
  },
  'caverna-any-time': async (page, settings) => {
    await sitAt(page, 'middle', settings)
    await page.locator('[data-any-time]').click()
  },
  'caverna-feeding': (page, settings) => sitAt(page, 'feeding', settings),
  'caverna-hungry': (page, settings) => sitAt(page, 'hungry', settings),
  'caverna-event': (page, settings) => sitAt(page, 'event', settings),
  'caverna-score': async (page, settings) => {
    await sitAt(page, 'last', settings)
    await clickUntil(page, () => page.locator('main.end').isVisible())
  },
}
