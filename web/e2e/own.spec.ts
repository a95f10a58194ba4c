/** One's turn, one's time, one's data. */
import { expect, test, type Page } from '@playwright/test'
import { accessible, begin, button, confirm, prefer, space } from './table'

test('a table agrees on a time for a move, and a clock shows what is left', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByLabel('Time for a move').selectOption('15 minutes')
  await expect(page.getByText('stood in for by a bot')).toBeVisible()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  await begin(page, { options: { mode: 'family', players: 2, start_seat: 0 }, seats, move_time: 900 })
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^1[45]:\d\d$/)
  const before = await clock.innerText()
  await expect(clock).not.toHaveText(before)
  await accessible(page)
})

/** A browser that lets pages show notices, and notes them; the page is out of sight while `away` is set. */
async function noting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Noted {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      onclick: unknown = null
      constructor(title: string, options?: { body?: string }) {
        shown.push(`${title}: ${options?.body ?? ''}`)
      }
      close(): void {
        shown.push('closed')
      }
    }
    Object.assign(window, { Notification: Noted, shown, away: false })
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away })
  })
}

test('the browser tells of a turn once, only if that is wished and the page is out of sight', async ({ page }) => {
  await noting(page)
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  await begin(page, { options: { mode: 'family', players: 2, start_seat: 0 }, seats })
  const turn = async (id: string) => {
    await space(page, id).click()
    await confirm(page)
    await expect(page.locator('.space.lit').first()).toBeVisible()
  }
  await page.evaluate(() => Object.assign(window, { away: true }))
  await turn('B8')
  expect(await shown(), 'nobody has wished for it').toEqual([])
  await button(page, 'Settings').first().click()
  await page.getByLabel('A notice by this browser while the table is open in another tab').check()
  await accessible(page)
  await page.keyboard.press('Escape')
  await page.locator('.space.lit').first().click()
  await confirm(page)
  await expect.poll(async () => (await shown())[0]).toBe('Your turn: Agricola')
})

test('everything about oneself can be had, and oneself forgotten', async ({ page }) => {
  await begin(page, { options: { mode: 'family', players: 2 } })
  await page.goto('/')
  await page.getByText('My data').click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything about me' }).click()
  expect((await download).suggestedFilename()).toBe('hofwerk-export.json')
  const name = `Anna ${String(Date.now() % 1_000_000)}`
  await page.locator('input[autocomplete="nickname"]').fill(name)
  await button(page, 'Log in or make an account').click()
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await button(page, 'Make an account').click()
  await expect(button(page, 'Log out')).toBeVisible()
  await page.getByLabel('Password so far').fill('correct horse')
  await page.getByLabel('New password').fill('battery staple')
  await button(page, 'Change the password').click()
  await expect(page.getByRole('status')).toContainText('The password is changed')
  await accessible(page)
  await page.getByLabel('I want to be forgotten').check()
  await expect(button(page, 'Forget me')).toBeDisabled()
  await page.getByLabel('Password so far').fill('battery staple')
  await button(page, 'Forget me').click()
  await expect(page.getByRole('status')).toContainText('You are forgotten here')
  await expect(button(page, 'Log out')).toBeHidden()
})

test('a game of one’s own can be deleted, after one more question', async ({ page }) => {
  const id = await begin(page, { options: { mode: 'family', players: 2 }, seats: [{ kind: 'me' }, { kind: 'bot' }] })
  await button(page, 'This game').click()
  await button(page, 'Delete this game').click()
  await button(page, 'Delete it for good?').click()
  await expect(page).toHaveURL(/#\/$/)
  expect((await page.request.get(`/api/games/${id}`)).status()).toBe(404)
})

test('whoever comes back finds the games that go on without scrolling', async ({ page }) => {
  await begin(page, { options: { mode: 'family', players: 2 }, seats: [{ kind: 'me' }, { kind: 'bot' }] })
  await page.goto('/#/')
  await expect(page.locator('main ul a').first()).toBeInViewport({ ratio: 0.99 })
})
