import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { program } from './e2e/server'

/** The browser: the one that is named, else the one of Debian's that has no window to draw, else the usual one. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const browser = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? 'chromium'
/** Against a server that runs already: HOFWERK=http://127.0.0.1:8270 npx playwright test */
const running = process.env['HOFWERK']
/** A port of our own, so that two runs on one machine do not meet; the processes of this run inherit it. */
const address = (process.env['BIND'] ??= `127.0.0.1:${String(20_000 + (process.pid % 20_000))}`)

/** A server of our own, with games that nobody misses afterwards. */
function ownServer() {
  const data = join(tmpdir(), `hofwerk-e2e-${String(process.pid)}`)
  return {
    command: `"${program()}" serve --bind ${address} --data-dir "${data}" --no-limits`,
    url: `http://${address}/health`,
    reuseExistingServer: false,
  }
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // One flaky test costs a landing half an hour. What passes the second time only is still reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://${address}`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  // What is measured in time runs alone, after everything else; what is tagged @long only where somebody asks for it.
  projects: [
    { name: 'table', grepInvert: process.env['LONG'] ? /slow connection/ : /slow connection|@long/ },
    { name: 'clock', grep: /slow connection/, dependencies: ['table'] },
  ],
  ...(running ? {} : { webServer: ownServer() }),
})
