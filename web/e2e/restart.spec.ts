/** The real server is killed in the middle of a game: HOFWERK_BIN=../target/release/hofwerk npx playwright test restart */
import { expect, test } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirm, prefer, question, sit, space } from './table'

const program = process.env['HOFWERK_BIN']
const address = '127.0.0.1:7459'
let server: ChildProcess | undefined
let data = ''

async function start(): Promise<void> {
  const options = ['serve', '--bind', address, '--data-dir', data]
  server = spawn(program ?? '', options, { stdio: 'ignore' })
  await expect(async () => expect((await fetch(`http://${address}/health`)).ok).toBe(true)).toPass()
}

test.skip(!program, 'needs the real server')
test.use({ baseURL: `http://${address}` })
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'hofwerk-'))
  await start()
})
test.afterAll(() => server?.kill())

test('the server is killed and comes back; the game stands where it was', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'B7').click()
  await confirm(page)
  const wood = page.locator('[data-supply="0"] [data-good="wood"]')
  await expect(wood).toContainText('15')
  server?.kill('SIGKILL')
  await expect(page.getByRole('status')).toContainText('connection is lost')
  await start()
  await expect(page.getByRole('status')).toBeHidden({ timeout: 30_000 })
  await expect(wood).toContainText('15')
  await expect(page.locator('.space.lit').first()).toBeVisible()
})

test('an account keeps the games of a guest', async ({ page }) => {
  await prefer(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(question(page)).toBeVisible()
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Log in or make an account' }).click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible()
})
