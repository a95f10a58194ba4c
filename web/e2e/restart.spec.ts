/** The server is killed in the middle of a game, or out of reach for a while. */
import { expect, test } from '@playwright/test'
import { Mortal } from './server'
import { accessible, confirm, good, sit, space } from './table'

test.describe('a server that is killed', () => {
  const server = new Mortal('127.0.0.1:7459')
  test.use({ baseURL: `http://${server.address}` })
  test.beforeAll(() => server.start())
  test.afterAll(() => server.kill())

  test('kill -9, start again: the game stands where it was, the page comes back by itself', async ({ page }) => {
    await sit(page, 'middle')
    await space(page, 'B7').click()
    await confirm(page)
    await expect(good(page, 'wood')).toContainText('15')
    await server.kill()
    await expect(page.getByRole('status')).toContainText('connection is lost')
    await accessible(page)
    await server.start()
    await expect(page.getByRole('status')).toBeHidden({ timeout: 30_000 })
    await expect(good(page, 'wood')).toContainText('15')
    await space(page, 'B8').click()
    await confirm(page)
    await expect(good(page, 'clay')).toContainText('8')
  })
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
