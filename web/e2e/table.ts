/** What the tests do at the table. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { POSITIONS } from './positions'

type Switches = 'confirm' | 'auto' | 'motion' | 'sound'
export type Settings = Partial<{ language: string; theme: string; pace: string } & Record<Switches, boolean>>

/** Sets preferences before the page is read. */
export async function prefer(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript(
    (values) => {
      if (!localStorage.getItem('hofwerk-settings')) localStorage.setItem('hofwerk-settings', JSON.stringify(values))
    },
    { language: 'en', motion: false, ...settings },
  )
}

/** Everybody at a table, so many of them: the first seat is ours, all others are bots. */
export const againstBots = (players: number, level = 'easy') =>
  Array.from({ length: players }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level }))

/** Begins a game without the form, and sits down at it. */
export async function begin(page: Page, game: Record<string, unknown>, settings: Settings = {}): Promise<string> {
  await prefer(page, settings)
  // Whoever sits at another table leaves it. Somebody new is known by the answer, before any page is read.
  if (page.url() !== 'about:blank') await page.goto('/')
  const answer = await page.request.post('/api/games', { data: { game: 'agricola', ...game } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/#/game/${id}`)
  await expect(page.locator('#question, .cover, .lobby')).toBeVisible()
  return id
}

/** Sits down at a position. */
export async function sit(page: Page, position: keyof typeof POSITIONS, settings: Settings = {}): Promise<string> {
  const text = POSITIONS[position]
  const seats = againstBots(text.split('[[player]]').length - 1)
  return begin(page, { position: text, seats }, settings)
}

/** Follows an invitation under a name, and sits down. */
export async function comeIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^(Sit down|Platz nehmen|Gaan zitten)$/ }).click()
  await expect(page.locator('#question, .lobby')).toBeVisible()
}

export const question = (page: Page) => page.getByRole('region', { name: 'Question' })
export const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`)
export const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${String(row * 5 + column)}"]`)
export const good = (page: Page, name: string, seat = 0) =>
  page.locator(`[data-supply="${String(seat)}"] [data-good="${name}"]`)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const confirmButton = (page: Page) => page.locator('[data-answer="confirm"]')
export const confirm = (page: Page) => confirmButton(page).click()
/** The button that leaves it at that. */
export const leave = (page: Page) => page.locator('[data-answer="done"]')

/** Walks with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`)
}

/** Errors of the page, to be empty at the end. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Names on tiles and the line above one's farm that do not fit, and spaces that are too narrow for their goods. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.space .name, .major .name, .card .name, .own .house')].filter(
      (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1,
    )
    const goods = [...document.querySelectorAll('.space .goods > *')].filter((e) => {
      const space = e.closest('.space')?.getBoundingClientRect()
      return space && e.getBoundingClientRect().right > space.right
    })
    return [...names, ...goods.map((e) => e.closest('.space') ?? e)].map((e) => e.textContent)
  })

/** Texts that are cut by something around them, or by the window: beside it always, below it where nothing scrolls. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    texts: for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const around = text.parentElement
      if (!around?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // What only a screen reader reads is as small as that on purpose.
      if (around.closest('.sr-only, .skip')) continue
      let scrolls = false
      for (let e: Element | null = around; e && right > left; e = e.parentElement) {
        const { overflowX, overflowY, position, scrollSnapType } = getComputedStyle(e)
        const box = e === document.body ? document.documentElement.getBoundingClientRect() : e.getBoundingClientRect()
        if (overflowX !== 'visible' && box.width <= 2) break
        const beside = overflowX !== 'visible' && (right > box.right + 1.5 || left < box.left - 1.5)
        const below = /hidden|clip/.test(overflowY) && !scrolls && (bottom > box.bottom + 2 || top < box.top - 2)
        if (beside || below) cut.add(`${text.textContent.trim()} (${e.tagName.toLowerCase()}.${e.className})`)
        scrolls ||= /auto|scroll/.test(overflowY)
        // What is leafed through sideways is cut on purpose.
        if (position === 'fixed' || scrollSnapType !== 'none') continue texts
      }
      if (right > innerWidth + 1.5 || left < -1.5) cut.add(`${text.textContent.trim()} (window)`)
    }
    return [...cut]
  })

/** Nothing that axe calls moderate or worse on the page as it is, or of these of its rules alone. */
export async function accessible(page: Page, ...rules: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const serious = violations.filter((v) => v.impact !== 'minor')
  expect(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([])
}
/** The same in light and in dark, where nothing is different but the colours. */
export async function accessibleInBoth(page: Page): Promise<void> {
  for (const [theme, ...rules] of [['light'], ['dark', 'color-contrast']]) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await test.step(String(theme), () => accessible(page, ...rules))
  }
}
