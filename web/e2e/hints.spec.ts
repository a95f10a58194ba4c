/** Hints: sorted, in a place of their own, read whole, in the words of the buttons. */
import { expect, test, type Page } from '@playwright/test'
import { accessible, question, sit, space } from './table'

for (const [width, height] of [
  [1440, 900],
  [360, 640],
] as const) {
  test(`hints at ${String(width)} × ${String(height)}: sorted, over nothing else, and put away`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sit(page, 'middle')
    const hints = page.getByRole('region', { name: 'Hint' })
    const ask = async () => {
      await question(page).getByRole('button', { name: 'Hint' }).click()
      await expect(hints).toBeInViewport({ timeout: 20_000 })
    }
    await ask()
    await accessible(page)
    const leads = await hints.locator('li b').allInnerTexts()
    const numbers = leads.map((text) => Number(text.replace('−', '-')))
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    // Nothing lies over anything: each of these is what one meets in its middle.
    for (const name of ['.hints', 'section.ask', '.harvest', '.supply', '#board .space.lit']) {
      const found = await page
        .locator(name)
        .first()
        .evaluate((element) => {
          const { left, top, width: w, height: h } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + w / 2, top + h / 2))
        })
      expect(found, name).toBe(true)
    }
    await hints.getByRole('button', { name: 'Put the hints away' }).click()
    await expect(hints).toHaveCount(0)
    await expect(page.locator('.space .hint')).toHaveCount(0)
    await ask()
    await page.keyboard.press('Escape')
    await expect(hints).toHaveCount(0)
  })
}

/** Hints of these moves, whatever the search would say: each with a reason of two lines. */
const advise = (page: Page, moves: Record<string, unknown>[]): Promise<unknown> =>
  page.route('**/hint', (route) => {
    const why = { why: 'crop', good: 'vegetable', n: 3 }
    return route.fulfill({ json: { moves: moves.map((move, i) => ({ move, value: -i, sure: 1, visits: 100, why })) } })
  })
const FIVE = ['B7', 'B8', 'B9', 'B10', 'B4'].map((id) => ({ type: 'place', space: id }))

for (const [language, position] of [
  ['en', 'middle'],
  ['de', 'full'],
  ['nl', 'five'],
] as const) {
  test(`five hints are read whole beside a question, in ${language}`, async ({ page }) => {
    await sit(page, position, { language })
    await advise(page, FIVE)
    await page.locator('[data-ask="hint"]').click()
    const list = page.locator('.hints ol')
    await expect(list.locator('li')).toHaveCount(5)
    const cut = () => list.evaluate((e) => e.scrollHeight - e.clientHeight)
    expect(await cut()).toBeLessThanOrEqual(0)
    // The longest thing that can be read meanwhile makes the question tall.
    await space(page, 'B1').hover({ force: true })
    expect(await cut()).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.homes > *').first()).toBeVisible()
  })
}

test('a hint says what its button would say', async ({ page }) => {
  await sit(page, 'neighbours')
  await space(page, 'B2').click()
  const says = await page.locator('[data-answer="done"]').innerText()
  await advise(page, [{ type: 'done' }])
  await page.locator('[data-ask="hint"]').click()
  await expect(page.locator('.hints li .what')).toContainText(says.trim())
  await sit(page, 'feeding')
  await advise(page, [
    { type: 'exchange', with: 'raw', give: { grain: 1 }, times: 1 },
    { type: 'exchange', with: 'raw', give: { vegetable: 1 }, times: 3 },
  ])
  await page.locator('[data-ask="hint"]').click()
  await expect(page.locator('.hints li')).toHaveCount(2)
  const said = await page.locator('.hints').innerText()
  expect(said).not.toContain('{')
  expect(said, 'in the words of the row it stands for').not.toMatch(/with raw/i)
})
