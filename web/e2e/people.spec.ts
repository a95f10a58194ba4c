/** Several people: at one screen, in several browsers, watching, away, or strangers. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { ANSWERABLE, click, clickUntil } from './clicker'
import {
  accessible,
  begin,
  button,
  comeIn,
  cutTexts,
  confirm,
  confirmButton,
  errorsOf,
  prefer,
  question,
  space,
  type Settings,
} from './table'

async function somebody(browser: Browser, settings: Settings = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await prefer(page, settings)
  return page
}

test('two people at one screen hand it over, and hands stay hidden', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await page.getByRole('radio', { name: /Full game/ }).check()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me')
  await page.getByLabel('Name at seat 1').fill('Anna')
  await page.getByLabel('Name at seat 2').fill('Bert')
  await button(page, 'Begin').click()
  const cover = page.getByRole('dialog', { name: /Now (Anna|Bert) plays/ })
  await expect(cover, 'nobody knows yet who sits there').toBeVisible()
  const began = await cover.getAttribute('aria-label')
  await button(page, 'I am ready').click()
  await expect(question(page)).toBeVisible()
  const hand = () => page.locator('.card .name').allInnerTexts()
  const first = await hand()
  let sat = began
  for (let turn = 0; turn < 3; turn++) {
    await clickUntil(page, () => cover.isVisible(), 60)
    const next = await cover.getAttribute('aria-label')
    expect(next, 'the screen goes to the other').not.toBe(sat)
    sat = next
    await expect(page.locator('.card, .space'), 'nothing of the table is there').toHaveCount(0)
    if (turn === 0) await accessible(page)
    if (turn === 1) {
      await page.reload()
      await expect(cover, 'a new page shows no hand either').toBeVisible()
    }
    await button(page, 'I am ready').click()
    await expect(cover).toBeHidden()
    // Not always a space: a card may ask its owner something in the middle of the other's turn.
    await expect(page.locator(ANSWERABLE).first(), 'whoever sits down is asked something').toBeVisible()
    if (turn === 0) expect(await hand()).not.toEqual(first)
  }
})

// Of three pages at once one takes no click now and then; why is not understood yet (20 November 2026).
test.describe.configure({ retries: process.env['CI'] ? 2 : 0 })

test('a whole game in two browsers: an invitation, moves on both sides, a spectator', async ({ browser }) => {
  test.setTimeout(480_000)
  const quick = () => somebody(browser, { confirm: false })
  const [one, two, three] = [await quick(), await quick(), await quick()]
  const errors = [one, two, three].map(errorsOf)
  await one.goto('/#/new')
  await one.getByRole('radio', { name: /Full game/ }).check()
  await one.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await button(one, 'Begin').click()
  await comeIn(two, await one.getByLabel('Link to this game').inputValue(), 'Ben')
  await button(one, 'Start the game').click()
  await expect(question(two)).toBeVisible()
  await three.goto(two.url())
  await expect(question(three)).toBeVisible()
  // Both play until the third round; each sees what the other does.
  const round = (page: Page) => page.getByRole('img', { name: 'Round 3 of 14' })
  await clickUntil(one, async () => {
    await click(two).catch(() => false)
    return round(one).isVisible()
  })
  await expect(round(two)).toBeVisible()
  await expect(round(three)).toBeVisible()
  const line = /Round 3:/
  for (const page of [one, two, three]) await expect(page.getByText(line).first()).toBeVisible()
  // The spectator can do nothing and sees no hand.
  await expect(three.locator('.space.lit')).toHaveCount(0)
  await expect(button(three, 'Hint')).toHaveCount(0)
  await expect(three.getByRole('button', { name: /^Hand/ })).toHaveCount(0)
  await accessible(three)
  // On to the end: everybody gets the same score sheet.
  const sheet = (page: Page) => page.getByRole('table', { name: 'Score sheet' })
  await clickUntil(one, async () => {
    await click(two).catch(() => false)
    return sheet(one).isVisible()
  })
  const total = (page: Page) =>
    sheet(page)
      .getByRole('row', { name: /^Total/ })
      .innerText()
  const final = await total(one)
  for (const page of [two, three]) {
    await expect(sheet(page)).toBeVisible()
    expect(await total(page)).toBe(final)
  }
  expect(errors).toEqual([[], [], []])
  for (const page of [one, two, three]) await page.context().close()
})

test('a stranger cannot move for somebody, nor ask for a hint', async ({ page, browser }) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  const id = await begin(page, { options: { mode: 'family', players: 2 }, seats })
  await expect(page.locator('.space.lit').first()).toBeVisible()
  const stranger = await somebody(browser)
  await stranger.goto(`/#/game/${id}`)
  await expect(question(stranger)).toBeVisible()
  const answer = await stranger.evaluate(
    (game) =>
      new Promise<Record<string, unknown>>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/games/${game}/ws`)
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Record<string, unknown>
          if (message['type'] === 'refused') done(message)
          if (message['type'] !== 'state') return
          const move = { type: 'place', space: 'B7' }
          socket.send(JSON.stringify({ type: 'move', number: message['number'], seat: 0, move }))
        }
      }),
    id,
  )
  expect(answer).toMatchObject({ type: 'refused', why: 'not-your-seat' })
  const hint = await stranger.request.post(`/api/games/${id}/hint`, { data: { seat: 0 } })
  expect(hint.status()).toBe(403)
  const reseat = await stranger.request.post(`/api/games/${id}/seats/0`, { data: { kind: 'bot', level: 'easy' } })
  expect(reseat.status()).toBe(403)
  await stranger.context().close()
})

test('a bot takes over an absent seat, and its player comes back', async ({ page, browser }) => {
  const id = await begin(page, { options: { mode: 'family', players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await button(page, 'This game').click()
  const link = await page.getByLabel('Link to this game').inputValue()
  const guest = await somebody(browser)
  await comeIn(guest, link, 'Ben')
  await expect(question(guest)).toBeVisible()
  await guest.goto('about:blank')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'not here' })
    .getByRole('button', { name: 'A bot takes over' })
    .click()
  await expect(page.getByText('A bot plays on for Ben from now on.')).toBeVisible()
  await page.getByRole('button', { name: 'Let a bot play' }).click()
  await page.keyboard.press('Escape')
  // All persons of the first round are placed: the bot has played its part.
  const second = page.getByRole('img', { name: 'Round 2 of 14' })
  await clickUntil(page, () => second.isVisible(), 200)
  await guest.goto(`/#/game/${id}`)
  await button(guest, 'Play on myself').click()
  await expect(button(guest, 'Play on myself')).toHaveCount(0)
  await expect(button(guest, 'Hint')).toBeVisible()
  await guest.context().close()
})

test('an account keeps the games of a guest', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /Play Agricola now/ }).click()
  await expect(question(page)).toBeVisible()
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Log in or make an account' }).click()
  await page.getByLabel('Your name').fill(`Anna ${String(Date.now())}`)
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible()
  await expect(space(page, 'B7')).toHaveCount(0)
})

test('choosing hands: draft, a new hand, seven of ten', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  // Who watches begins, so that no card of the bot lies on the table when the hands are counted.
  const full = (variant: string) => ({
    options: { mode: 'full', players: 2, decks: ['E'], variant, start_seat: 0 },
    seats,
  })
  // A space that was already pointed at counts too: confirming it could play a card of the hand that is counted.
  const placing = () => page.locator('.space.lit, .space.chosen').first().isVisible()

  await begin(page, full('draft'))
  await expect(page.getByRole('heading', { name: /To choose from/ })).toBeVisible()
  await accessible(page)
  await page.locator('.card.lit').first().click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: /^Hand 1/ })).toBeVisible()
  await clickUntil(page, placing, 200)

  await begin(page, full('mulligan'))
  await page.getByRole('button', { name: 'Return the whole hand' }).click()
  await clickUntil(page, placing, 50)

  await begin(page, full('ten_for_seven'))
  await expect(page.locator('.card:not(.tip)')).toHaveCount(20)
  await clickUntil(page, placing, 50)
  await expect(page.locator('.card:not(.tip)')).toHaveCount(14)
})

test('who waits for somebody sees the code at once; where no seat is open there is none', async ({ page, browser }) => {
  const start_seat = 1
  const options = { mode: 'family', players: 2, start_seat }
  await begin(page, { options, seats: [{ kind: 'me' }, { kind: 'open' }] }, { language: 'de' })
  await expect(page.locator('#question')).toContainText('Es fehlt noch jemand')
  const code = await page.locator('.invite b').innerText()
  expect(await cutTexts(page), 'also in a language of long sentences').toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await cutTexts(page)).toEqual([])
  const guest = await somebody(browser)
  await comeIn(guest, `/#/join/${code}`, 'Ben')
  await expect(question(guest)).toBeVisible()
  await expect(page.locator('.invite')).toHaveCount(0)
  // Those who have not chosen a name are guests in everybody's own language.
  await expect(page.getByRole('list', { name: 'Spieler' })).toHaveText(/Gast \w{4}.*Ben/)
  await expect(guest.getByRole('list', { name: 'Players' })).toHaveText(/Guest \w{4}.*Ben/)
  await button(guest, 'This game').click()
  await expect(guest.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await expect(guest.getByLabel('Link to this game')).toHaveCount(0)
  await guest.context().close()
})

test('the form says which cards are dealt', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  await expect(page.getByText('Deck E')).toHaveCount(0)
  await page.getByRole('radio', { name: /Full game/ }).check()
  await expect(page.getByText('Deck E')).toBeVisible()
})

test('every level of bots can be chosen, also the one that takes its time', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/#/new')
  const levels = page.getByLabel('Seat 2', { exact: true }).locator('option')
  await expect(levels.filter({ hasText: 'Bot' })).toHaveText([/easy/, /medium/, /hard/, /takes its time/])
})

test('five people with long names leave room for the table', async ({ page }) => {
  const seats = Array.from({ length: 5 }, (_, i) => ({
    kind: 'me',
    name: `Bartholomew the ${String(i + 1)}th of Moor`,
  }))
  await begin(page, { options: { mode: 'family', players: 5 }, seats })
  await expect(question(page)).toBeVisible()
  const width = page.viewportSize()?.width ?? 0
  for (const part of [confirmButton(page), page.locator('.others'), page.locator('header, .bar').first()]) {
    const box = await part.first().boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(width)
  }
})

test('who hands a screen round and loses the connection sits where they sat', async ({ page }) => {
  let cut: (() => void) | undefined
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    cut = () => void socket.close()
  })
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Bert' }, { kind: 'open' }]
  await begin(page, { options: { mode: 'full', decks: ['E'], players: 3, start_seat: 0 }, seats })
  const sits = (name: string) => page.getByRole('dialog', { name: `Now ${name} plays` })
  await expect(sits('Anna')).toBeVisible()
  await button(page, 'I am ready').click()
  await space(page, 'B9').click()
  await confirm(page)
  await expect(sits('Bert')).toBeVisible()
  await button(page, 'I am ready').click()
  const hand = () => page.locator('.card .name').allInnerTexts()
  await expect(page.locator('.card:not(.tip)')).toHaveCount(14)
  const before = await hand()
  await space(page, 'B8').click()
  await confirm(page)
  // Now the third seat is asked, and nobody is there.
  await expect(page.locator('.space.lit')).toHaveCount(0)
  cut?.()
  await expect(page.getByRole('status')).toContainText('connection is lost')
  await expect(page.getByRole('status')).toBeHidden()
  await expect.poll(hand).toEqual(before)
})
