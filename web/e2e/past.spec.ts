/** Looking back, links into a game, records and positions, links that lead nowhere. */
import { expect, test, type Page } from '@playwright/test'
import { playToTheEnd } from './clicker'
import { POSITIONS } from './positions'
import { accessible, begin, button, confirm, good, prefer, question, sit, space } from './table'

async function takeWood(page: Page): Promise<void> {
  await space(page, 'B7').click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
}

test('stepping back through the game and forward again; the log leads to moves', async ({ page }) => {
  await sit(page, 'middle')
  await takeWood(page)
  await button(page, 'To the beginning').click()
  await expect(question(page).getByRole('heading')).toContainText('Move 0 of')
  await expect(good(page, 'wood')).toContainText('9')
  await expect(page.locator('.space.lit')).toHaveCount(0)
  await button(page, 'One step forward').click()
  await expect(good(page, 'wood')).toContainText('15')
  await page.getByRole('button', { name: /places a person: Forest/ }).click()
  await button(page, 'To the beginning').click()
  await expect(good(page, 'wood')).toContainText('9')
  await page.reload()
  await expect(question(page).getByRole('heading')).toContainText('Move 0 of')
  await question(page).getByRole('button', { name: 'Back to now' }).click()
  await expect(good(page, 'wood')).toContainText('15')
})

test('a finished game: the record, loading it again, and the link for everybody', async ({ page, browser }) => {
  const id = await sit(page, 'last')
  await playToTheEnd(page)
  await button(page, 'This game').click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const record = await (await download).path()
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible()
  const { readFileSync } = await import('node:fs')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: readFileSync(record) }
  await page.getByLabel('Load a record or a position').setInputFiles(file)
  await expect(page.getByRole('main', { name: 'The game is over' })).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await prefer(guest, {})
  await guest.goto(`/#/game/${id}/0`)
  await expect(question(guest).getByRole('heading')).toContainText('Move 0 of')
  await button(guest, 'One step forward').click()
  await expect(question(guest).getByRole('heading')).toContainText('Move 1 of')
  await accessible(guest)
  await guest.context().close()
})

test('a position from a file; a file that is none', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  const input = page.getByLabel('Load a record or a position')
  const toml = (text: string) => ({ name: 'a.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await input.setInputFiles(toml('round = 99'))
  await expect(page.getByRole('alert')).toBeVisible()
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('not json') })
  await expect(page.getByRole('alert')).toContainText('no record')
  await input.setInputFiles(toml(POSITIONS.middle))
  await expect(question(page)).toBeVisible()
})

for (const [language, words] of Object.entries({
  en: 'There is no such game.',
  de: 'Dieses Spiel gibt es nicht.',
  nl: 'Dit spel bestaat niet.',
})) {
  test(`links that lead nowhere, in ${language}`, async ({ page }) => {
    await prefer(page, { language })
    await page.goto('/#/game/nowhere')
    await expect(page.getByText(words)).toBeVisible()
    await page.goto('/#/join/NOWAY')
    await expect(page.getByRole('alert')).toHaveText(words)
    await accessible(page)
    await page.getByRole('link').click()
    await expect(page.locator('input[autocomplete="nickname"]')).toBeVisible()
  })
}

test('a stale move is refused in words, and nothing is lost', async ({ page }) => {
  const id = await begin(page, { position: POSITIONS.middle, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  // The same person in a second window is faster.
  const other = await page.context().newPage()
  await other.goto(`/#/game/${id}`)
  await expect(question(other)).toBeVisible()
  let hold = true
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const news = String(message).startsWith('{"type":"state","number":1,')
      if (!hold || !news) socket.send(message)
    })
  })
  await page.reload()
  await expect(question(page)).toBeVisible()
  await space(other, 'B8').click()
  await confirm(other)
  await expect(good(other, 'clay')).toContainText('8')
  await space(page, 'B7').click()
  await confirm(page)
  await expect(question(page).getByRole('alert')).toContainText('has moved on')
  hold = false
})
