/** Together: the lobby, joining, signals, taking back by consent, screens that are handed round. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { accessible, begin, button, comeIn, confirm, good, prefer, question, space, type Settings } from './table'

async function somebody(browser: Browser, settings: Settings = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await prefer(page, settings)
  return page
}

/** A game in its lobby, with a seat for whoever comes. */
const lobby = (page: Page, options: object = { mode: 'family', start_seat: 0 }, settings: Settings = {}) =>
  begin(
    page,
    { options: { players: 3, ...options }, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], lobby: true },
    settings,
  )
const seat = (page: Page, n: number) => page.locator(`[data-seat="${String(n)}"]`)
const codeOf = (page: Page) => page.locator('[data-code]').innerText()

test('a lobby in two browsers: code, link, QR code, seats with faces, options in words, signals, the start', async ({
  page,
  browser,
}) => {
  await lobby(page, { mode: 'full', decks: ['E', 'K'], variant: 'draft', start_seat: 0 })
  const code = await codeOf(page)
  await expect(page.getByLabel('Link to this game')).toHaveValue(new RegExp(`/#/join/${code}$`))
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  for (const words of ['Full game', 'Deck E', 'Deck K', 'Draft']) {
    await expect(page.locator('dl')).toContainText(words)
  }
  await expect(page.locator('.card, .space'), 'nobody sees a hand before the start').toHaveCount(0)
  await accessible(page)
  // A guest is asked for a name, and sits down.
  const guest = await somebody(browser)
  await guest.goto(`/#/join/${code}`)
  await expect(guest.getByLabel('Your name')).toHaveValue('')
  await accessible(guest)
  await button(guest, 'Sit down').click()
  await expect(guest.getByLabel('Your name'), 'not without a name').toBeFocused()
  await comeIn(guest, `/#/join/${code}`, 'Ben')
  await expect(seat(page, 1)).toContainText('Ben')
  await expect(seat(guest, 1)).toContainText('you')
  await expect(seat(guest, 0)).toContainText('host')
  await expect(guest.locator('[data-answer="start"]'), 'the host starts').toHaveCount(0)
  // Another seat, a bot for the free one, and another level.
  await seat(guest, 2).getByRole('button', { name: 'Sit here' }).click()
  await expect(seat(page, 2)).toContainText('Ben')
  await seat(page, 1).getByLabel('Who plays at seat 2').selectOption('hard')
  await expect(seat(guest, 1)).toContainText('hard')
  await expect(seat(guest, 1).locator('.face')).toBeVisible()
  // Five signals and no chat.
  await expect(page.locator('[data-signal]')).toHaveCount(5)
  await page.locator('[data-signal="hello"]').click()
  await expect(guest.locator('[data-said="0"]')).toHaveText('Hello!')
  await button(page, 'Start the game').click()
  for (const person of [page, guest]) await expect(question(person)).toBeVisible()
  await expect(guest.getByRole('heading', { name: /To choose from/ })).toBeVisible()
  // Also at the table.
  await button(guest, 'Say something').click()
  await guest.locator('[data-signal="thanks"]').click()
  await expect(page.locator('[data-said="2"]')).toHaveText('Thank you!')
  await guest.context().close()
})

test('who comes late watches, and takes a seat that is still free', async ({ page, browser }) => {
  await lobby(page)
  const code = await codeOf(page)
  await expect(page.getByText('2 seats are still free')).toBeVisible()
  await button(page, 'Start the game').click()
  await expect(question(page)).toBeVisible()
  const late = await somebody(browser)
  await late.goto(`/#/join/${code}`)
  await expect(late.getByText('The game is under way')).toBeVisible()
  await late.getByLabel('Your name').fill('Cem')
  await button(late, 'Watch').click()
  await expect(question(late)).toContainText('You are watching.')
  await expect(late.locator('.space.lit')).toHaveCount(0)
  await button(late, 'Sit down').click()
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Cem')
  await expect(question(late)).not.toContainText('You are watching.')
  await late.context().close()
})

/** Anna and Ben; Anna has taken wood, and Ben clay. */
async function afterTwoMoves(page: Page, browser: Browser): Promise<Page> {
  const options = { mode: 'family', players: 2, start_seat: 0 }
  await begin(page, { options, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] })
  await button(page, 'This game').click()
  const link = await page.getByLabel('Link to this game').inputValue()
  await page.keyboard.press('Escape')
  const ben = await somebody(browser)
  await comeIn(ben, link, 'Ben')
  await space(page, 'B7').click()
  await confirm(page)
  await space(ben, 'B8').click()
  await confirm(ben)
  await expect(page.locator('.space.lit').first()).toBeVisible()
  return ben
}

test('among people taking back is asked for, once, in words', async ({ page, browser }) => {
  const ben = await afterTwoMoves(page, browser)
  await button(page, 'Ask to undo the turn').click()
  await expect(question(page)).toContainText('Ben has to agree.')
  const wish = ben.getByRole('group', { name: 'Anna would like to take back:' })
  await expect(wish).toContainText('Forest')
  await expect(wish, 'what he did himself goes with it').toContainText('Clay pit')
  await accessible(ben)
  await ben.locator('[data-consent="no"]').click()
  await expect(question(page)).toContainText('It is not taken back.')
  await expect(button(page, 'Ask to undo the turn'), 'one asks once').toBeDisabled()
  await expect(good(page, 'wood')).toContainText('3')
  // After the next moves it can be asked for again, and now he agrees.
  await space(page, 'B10').click()
  await confirm(page)
  await button(page, 'Undo turn').click()
  await expect(space(page, 'B10'), 'what nobody has answered needs no consent').toHaveClass(/lit/)
  await ben.context().close()
})

test('who agrees gives the turn back', async ({ page, browser }) => {
  const ben = await afterTwoMoves(page, browser)
  await page.keyboard.press('Z')
  await ben.locator('[data-consent="yes"]').click()
  await expect(good(page, 'wood')).toContainText('0')
  await expect(space(page, 'B7')).toHaveClass(/lit/)
  await expect(good(ben, 'clay', 1)).toContainText('0')
  await ben.context().close()
})

test('against bots taking back is free', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  await begin(page, { options: { mode: 'family', players: 2, start_seat: 0 }, seats })
  await space(page, 'B7').click()
  await confirm(page)
  await expect(page.locator('.space.lit').first()).toBeVisible()
  await button(page, 'Undo turn').click()
  await expect(space(page, 'B7')).toHaveClass(/lit/)
  await expect(good(page, 'wood')).toContainText('0')
})

test('a screen is covered only where there is something to hide', async ({ page }) => {
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bert' },
  ]
  await begin(page, { options: { mode: 'family', players: 2, start_seat: 0 }, seats })
  await expect(page.locator('.cover')).toHaveCount(0)
  await space(page, 'B7').click()
  await confirm(page)
  await expect(space(page, 'B7')).toContainText('Taken by Anna.')
  await expect(page.locator('.cover')).toHaveCount(0)
  await space(page, 'B8').click()
  await confirm(page)
  await expect(good(page, 'wood', 0), 'the screen turned to Bert and back to Anna').toContainText('3')
  await expect(space(page, 'B8')).toContainText('Taken by Bert.')
})
