/** The bugs of the review, by their numbers: none of them comes back. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { playToTheEnd } from './clicker'
import {
  againstBots,
  begin,
  button,
  cell,
  comeIn,
  confirm,
  confirmButton,
  good,
  prefer,
  question,
  sit,
  space,
} from './table'

async function stranger(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await prefer(page, {})
  return page
}

const family = { mode: 'family', players: 2, start_seat: 0 }
const panel = (page: Page) => page.getByRole('dialog', { name: 'This game' })

test('B1: a bot takes over only when asked twice, and the person can come back', async ({ page }) => {
  await begin(page, { options: family, seats: againstBots(2) })
  await button(page, 'This game').click()
  await button(page, 'A bot takes over').click()
  await expect(panel(page)).toContainText('You can come back at any time.')
  await button(page, 'No, leave it').click()
  await expect(panel(page)).not.toContainText('You can come back')
  await button(page, 'A bot takes over').click()
  await button(page, 'Let a bot play').click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toContainText('A bot plays for you.')
  await page.waitForTimeout(2500)
  await expect(page.getByRole('img', { name: /Round [12] of 14/ }), 'the game is not over in a moment').toBeVisible()
  await button(page, 'Play on myself').click()
  await expect(question(page)).not.toContainText('A bot plays for you.')
  await expect(button(page, 'Hint')).toBeVisible()
})

test('B2: who follows a link to a full table can watch', async ({ page, browser }) => {
  const id = await begin(page, { options: family, seats: againstBots(2) })
  const answer = await page.request.get(`/api/games/${id}`)
  const { code } = (await answer.json()) as { code: string }
  const third = await stranger(browser)
  await third.goto(`/#/join/${code}`)
  await expect(third.getByText('All seats are taken. You can watch.')).toBeVisible()
  await third.getByRole('link', { name: 'Watch' }).click()
  await expect(question(third)).toContainText('You are watching.')
  await third.context().close()
})

test('B3, B24: a record keeps names and bots, and a broken file gets a sentence', async ({ page, browser }) => {
  const id = await begin(page, {
    options: family,
    seats: [
      { kind: 'me', name: 'Mara' },
      { kind: 'bot', level: 'hard' },
    ],
  })
  await space(page, 'B7').click()
  await confirm(page)
  await expect(page.locator('.space.lit').first()).toBeVisible()
  const record = await (await page.request.get(`/api/games/${id}/record`)).text()
  const other = await stranger(browser)
  await other.goto('/')
  const file = other.locator('input[type="file"]')
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') })
  await expect(other.getByRole('alert')).toHaveText('This is no record of a game and no position.')
  await file.setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  const players = other.getByRole('list', { name: 'Players' })
  await expect(players).toContainText('Mara')
  await expect(players).toContainText('hard')
  await other.context().close()
})

test('B5: animals stay on the farm while it is asked which to keep, and the answer shows on it', async ({ page }) => {
  await sit(page, 'crowded')
  await space(page, 'R1c').click()
  const stands = (animal: string) => page.locator(`.own use.animal[href="#i-${animal}"]`)
  await expect(stands('sheep').or(stands('boar'))).toHaveCount(1)
  for (const animal of ['boar', 'sheep']) {
    await question(page)
      .getByRole('button', { name: new RegExp(`Keep 1 ${animal}`, 'i') })
      .click()
    await expect(stands(animal)).toHaveCount(1)
  }
})

test('B6, B7: which young are kept is asked only where not all fit, and waits for Confirm', async ({ page }) => {
  await sit(page, 'young')
  await confirmButton(page).click()
  await expect(page.locator('#question')).toHaveText('Which young animals do you keep?')
  const answers = page.locator('section.ask .answers .button.lit')
  await expect(answers).toHaveCount(2)
  await answers.first().click()
  await expect(page.locator('#question')).toHaveText('Which young animals do you keep?')
  await expect(good(page, 'sheep')).toContainText('2')
  await expect(confirmButton(page)).toContainText('1 sheep')
  await confirmButton(page).click()
  await expect(good(page, 'sheep')).toContainText('3')
})

test('B10, B22: who watches has no buttons that fail, and is told so', async ({ page, browser }) => {
  const id = await begin(page, { options: { ...family, players: 3 }, seats: [...againstBots(2), { kind: 'open' }] })
  await button(page, 'This game').click()
  const link = await page.getByLabel('Link to this game').inputValue()
  const [ben, eve] = [await stranger(browser), await stranger(browser)]
  await comeIn(ben, link, 'Ben')
  await ben.goto('about:blank')
  await eve.goto(`/#/game/${id}`)
  await expect(question(eve)).toContainText('You are watching.')
  await expect(eve.getByText('In front of you')).toHaveCount(0)
  await button(eve, 'This game').click()
  await expect(panel(eve)).toContainText('not here')
  await expect(panel(eve).getByRole('listitem').getByRole('button')).toHaveCount(0)
  for (const person of [ben, eve]) await person.context().close()
})

test('B12, B23: the log follows whoever looks back, and begins with its round', async ({ page }) => {
  await begin(page, { options: { mode: 'family', players: 1 }, seats: [{ kind: 'me' }] })
  const log = page.getByRole('region', { name: 'Log' })
  for (const id of ['B7', 'B8', 'B9', 'B10', 'B3']) {
    await space(page, id).click()
    await confirm(page)
  }
  await expect(log.getByRole('listitem').first()).toHaveText('Round 1')
  const line = (n: number) => log.locator(`[data-line="${String(n)}"]`).first()
  await expect(line(5)).toBeInViewport()
  await button(page, 'To the beginning').click()
  await expect(log.getByRole('listitem').first()).toBeInViewport()
  await button(page, 'Back to now').first().click()
  await expect(line(5)).toBeInViewport()
})

test('B16: the family game speaks of no minor improvements', async ({ page }) => {
  await begin(page, { options: family, seats: againstBots(2) })
  const spoken = await page.locator('.space').allInnerTexts()
  expect(spoken.filter((text) => /minor improvement/.test(text))).toEqual([])
})

test('B17: without field and grain sowing says what it takes', async ({ page }) => {
  await begin(page, {
    position: 'mode = "family"\nround = 5\nturn = 0\n[[player]]\n[[player]]\n',
    seats: againstBots(2),
  })
  await expect(space(page, 'R1a')).toContainText('It takes an empty field.')
})

test('B4: the question covers neither the harvest bar nor its own answers', async ({ page }) => {
  await sit(page, 'crowded')
  await space(page, 'R1c').click()
  await expect(question(page).getByRole('button', { name: /Keep 1 boar/ })).toBeVisible()
  const hidden = await page.evaluate(() => {
    const seen = (e: Element) => {
      const { left, right, top, bottom } = e.getBoundingClientRect()
      return [left + 3, right - 3].every((x) => e.contains(document.elementFromPoint(x, (top + bottom) / 2)))
    }
    return [...document.querySelectorAll('.harvest, section.ask button')]
      .filter((e) => !seen(e))
      .map((e) => e.outerHTML)
  })
  expect(hidden).toEqual([])
})

test('B9: alone nobody wins, and hints speak of points', async ({ page }) => {
  const last =
    'mode = "family"\nround = 14\nturn = 0\npersons = { B3 = [0] }\n[[player]]\nat_home = 1\ngoods = { food = 9 }\n'
  await begin(page, { position: last, seats: [{ kind: 'me' }] })
  await button(page, 'Hint').click()
  await expect(page.locator('.hints')).toContainText('the points it expects at the end')
  await expect(page.locator('.hints')).not.toContainText(/lead|\+/)
  await playToTheEnd(page)
  const over = page.getByRole('main', { name: 'The game is over' })
  await expect(over.getByRole('heading', { level: 1 })).toHaveText(/You made −?\d+ points/)
  await expect(over).not.toContainText(/wins|winner|ahead/)
  await expect(over.locator('.winner')).toHaveCount(0)
})

test('B11: the address leads into the past and back, and so does the browser', async ({ page }) => {
  const id = await begin(page, { options: { mode: 'family', players: 1 }, seats: [{ kind: 'me' }] })
  for (const to of ['B7', 'B8', 'B9']) {
    await space(page, to).click()
    await confirm(page)
  }
  await expect(page.locator('.space.lit').first()).toBeVisible()
  const heading = question(page).getByRole('heading')
  const type = (path: string) => page.evaluate((hash) => (location.hash = hash), `#/game/${id}${path}`)
  await type('/2')
  await expect(heading).toContainText('Move 2 of')
  await type('/1')
  await expect(heading).toContainText('Move 1 of')
  await expect(page).toHaveURL(new RegExp(`${id}/1$`))
  await page.goBack()
  await expect(heading).toContainText('Move 2 of')
  await page.goBack()
  await expect(heading).toContainText('Where do you place a person?')
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  await page.goForward()
  await expect(heading).toContainText('Move 2 of')
})

test('B13: a finished game goes on nowhere, and nobody can sit down in it', async ({ page }) => {
  const id = await sit(page, 'last')
  await playToTheEnd(page)
  await button(page, 'This game').click()
  await expect(panel(page).getByRole('button', { name: /takes over|Sit down/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`/#/game/${id}/0`)
  await expect(question(page)).toContainText('Move 0 of')
  await expect(question(page)).not.toContainText('goes on')
})

test('B14: where undo can be pressed it is taken back', async ({ page }) => {
  await sit(page, 'plenty')
  await expect(question(page)).toBeVisible()
  await expect(button(page, 'Undo')).toBeDisabled()
})

test('B15: no two spaces have one name, and none is called by what lay there', async ({ page }) => {
  for (const players of [4, 5]) {
    await begin(page, { options: { mode: 'full', decks: ['E'], players }, seats: againstBots(players) })
    const names = await page.locator('.space .name').allInnerTexts()
    expect(names.length).toBeGreaterThan(14)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /\d/.test(name))).toEqual([])
  }
})

test('B18: what is fenced in is a pasture, and nobody stands beside themselves', async ({ page }) => {
  const grown = 'mode = "family"\nround = 9\nturn = 0\npersons = { R2c = [0, 0] }\n'
  await begin(page, {
    position: `${grown}[[player]]\nat_home = 1\npersons = 3\nnewborns = 1\nfarm = ["R . . . .", "R . . . .", "R . . . ."]\npastures = [[[0, 3], [0, 4]]]\n[[player]]\n`,
    seats: againstBots(2),
  })
  await space(page, 'B4').click()
  await expect(cell(page, 0, 4)).toHaveAttribute('aria-label', /pasture/)
  const taken = (await space(page, 'R2c').locator('.persons .sr-only').last().textContent()) ?? ''
  expect(taken).toMatch(/^Taken by/)
  expect(taken).not.toContain(' and ')
})

test('B20, B25: figures stand apart, and names are whole', async ({ page }) => {
  await begin(page, { options: { ...family, players: 5 }, seats: againstBots(5) })
  const cut = await page
    .locator('.seats .name')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent))
  expect(cut).toEqual([])
  await button(page, 'Score sheet').click()
  const close = await page.locator('td:has(small)').evaluateAll((all) =>
    all
      .filter((td) => {
        const [count, points] = ['small', '.points'].map((one) => td.querySelector(one)?.getBoundingClientRect())
        return !count || !points || points.left < count.right || points.right > td.getBoundingClientRect().right + 0.5
      })
      .map((td) => td.textContent),
  )
  expect(close).toEqual([])
})

test('B21: persons cover neither names nor goods of a space', async ({ page }) => {
  const four = 'mode = "full"\nround = 5\nturn = 0\npersons = { G4d = [1], B7 = [2], B10 = [3] }\n'
  const players = ['at_home = 2', 'at_home = 1', 'at_home = 1', 'at_home = 1'].map((one) => `[[player]]\n${one}\n`)
  const position = `${four}spaces = { B7 = { wood = 6 }, B10 = { food = 3 } }\n${players.join('')}`
  await begin(page, { position, seats: againstBots(4) })
  await expect(page.locator('.space .persons')).toHaveCount(3)
  const covered = await page.evaluate(() => {
    const box = (e: Element) => e.getBoundingClientRect()
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return [...document.querySelectorAll('.space:has(.persons)')].flatMap((space) => {
      const persons = [...space.querySelectorAll('.persons > :not(.sr-only)')].map(box)
      const things = [...space.querySelectorAll('.name, .goods .icon, .goods svg, .numbers *')]
      return things
        .filter((e) => persons.some((p) => meet(p, box(e))))
        .map((e) => `${space.textContent}: ${e.outerHTML}`)
    })
  })
  expect(covered).toEqual([])
})

test('a click on a card of the hand begins the action that plays it', async ({ page }) => {
  const options = { mode: 'full', decks: ['E'], players: 2, start_seat: 0 }
  await begin(page, { options, seats: againstBots(2) })
  const card = page.locator('#shelf .card.occupation').first()
  const id = (await card.getAttribute('data-card')) ?? ''
  await card.click()
  await expect(page.locator(`#shelf [data-card="${id}"]`)).toHaveClass(/chosen/)
  await expect(space(page, 'B5')).toHaveClass(/source/)
  await confirm(page)
  // Where it cannot be played it says so: now somebody is at the lessons.
  await expect(page.locator('.space.lit').first()).toBeVisible()
  await page.locator('#shelf .card.occupation').first().click()
  await expect(question(page).getByRole('alert')).toContainText('Nobody can go now')
})
