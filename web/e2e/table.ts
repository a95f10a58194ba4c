/** What the tests do at the table. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { POSITIONS } from './positions'

type Settings = Partial<{ language: string; theme: string; confirm: boolean; auto: boolean; motion: boolean }>

/** Sets preferences before the page is read. */
export async function prefer(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript(
    (values) => {
      if (!localStorage.getItem('hofwerk-settings')) localStorage.setItem('hofwerk-settings', JSON.stringify(values))
    },
    { language: 'en', motion: false, ...settings },
  )
}

/** Sits down at a position: the first seat is ours, all others are bots. */
export async function sit(page: Page, position: keyof typeof POSITIONS, settings: Settings = {}): Promise<string> {
  await prefer(page, settings)
  await page.goto('/')
  await expect(page.locator('input[autocomplete="nickname"]')).not.toHaveValue('')
  const players = POSITIONS[position].split('[[player]]').length - 1
  const seats = Array.from({ length: players }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level: 'easy' }))
  const answer = await page.request.post('/api/games', {
    data: { game: 'agricola', position: POSITIONS[position], seats },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/#/game/${id}`)
  await expect(page.getByRole('region', { name: /Question|Frage|Vraag/ })).toBeVisible()
  return id
}

export const question = (page: Page) => page.getByRole('region', { name: 'Question' })
export const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`)
export const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${String(row * 5 + column)}"]`)
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()

/** No serious finding of axe on the page as it is. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
  expect(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([])
}
