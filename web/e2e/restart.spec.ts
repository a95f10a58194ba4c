/** The server is killed in the middle of a game, or out of reach for a while. */
import { expect, test } from '@playwright/test'
import { Mortal } from './server'
import { accessible, confirm, good, sit, space } from './table'

test('kill -9, start again: the game stands where it was, the page comes back by itself', async ({ browser }) => {
  const server = new Mortal()
  await server.start()
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  try {
    await sit(page, 'middle')
    await space(page, 'B7').click()
    await confirm(page)
    await expect(good(page, 'wood')).toContainText('15')
    const door = await page.context().newPage()
    await door.goto('/')
    await expect(door.locator('input[autocomplete="nickname"]')).not.toHaveValue('')
    await server.kill()
    await expect(page.getByRole('status')).toContainText('connection is lost')
    await door.getByRole('button', { name: /Play Agricola now/ }).click()
    await expect(door.getByRole('alert')).toHaveText('The server cannot be reached; please try again.')
    await accessible(page)
    await server.start()
    await expect(page.getByRole('status')).toBeHidden({ timeout: 30_000 })
    await expect(good(page, 'wood')).toContainText('15')
    await space(page, 'B8').click()
    await confirm(page)
    await expect(good(page, 'clay')).toContainText('8')
  } finally {
    await page.context().close()
    await server.kill()
  }
})

test('a lost connection comes back by itself', async ({ page }) => {
  let cut: (() => void) | undefined
  let connections = 0
  await page.routeWebSocket(/\/ws$/, (socket) => {
    connections++
    socket.connectToServer()
    cut = () => void socket.close()
  })
  await sit(page, 'middle')
  cut?.()
  await expect(page.getByRole('status')).toContainText('connection is lost')
  await expect(page.getByRole('status')).toBeHidden()
  expect(connections).toBe(2)
  await space(page, 'B7').click()
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
})

test('a line that is dead without saying so is noticed, and the move can be made again', async ({ page }) => {
  let dead = false
  let connections = 0
  await page.routeWebSocket(/\/ws$/, (socket) => {
    connections++
    const server = socket.connectToServer()
    const first = connections === 1
    socket.onMessage((message) => {
      if (!(first && dead)) server.send(message)
    })
  })
  await sit(page, 'middle')
  dead = true
  await space(page, 'B7').click()
  await confirm(page)
  await expect.poll(() => connections, { timeout: 20_000 }).toBe(2)
  await expect(page.getByRole('status')).toBeHidden()
  await expect(good(page, 'wood')).not.toContainText('15')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
})
