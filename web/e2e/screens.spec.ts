/** Pictures of the main screens, for looking at: npx playwright test screens; they land in shots/. */
import { test } from '@playwright/test'
import { prefer, sit, space } from './table'

const LANGUAGES = ['en', 'de', 'nl']
const THEMES = ['light', 'dark']

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`screens in ${language}, ${theme}`, async ({ page }) => {
      const shot = (name: string) => page.screenshot({ path: `shots/${name}-${language}-${theme}.png` })
      await prefer(page, { language, theme })
      await page.goto('/')
      await page.getByRole('textbox').first().waitFor()
      await shot('start')
      await sit(page, 'middle', { language, theme })
      await page.waitForTimeout(300)
      await shot('table')
      await page.setViewportSize({ width: 844, height: 390 })
      await page.waitForTimeout(200)
      await shot('phone')
      await page.setViewportSize({ width: 1280, height: 720 })
      await sit(page, 'feeding', { language, theme })
      await page.waitForTimeout(300)
      await shot('feeding')
      await sit(page, 'five', { language, theme })
      await page.waitForTimeout(300)
      await shot('five')
    })
  }
}

test('fencing, large screen, portrait', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'R1d').click()
  await page.locator('[data-cell="12"]').click()
  await page.locator('[data-cell="13"]').click()
  await page.locator('[data-cell="14"]').click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: 'shots/fencing.png' })
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.waitForTimeout(300)
  await page.screenshot({ path: 'shots/large.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(300)
  await page.screenshot({ path: 'shots/portrait.png' })
})
