import { defineConfig } from '@playwright/test'

const port = Number(process.env.PORT ?? 7450)
/** Against a server that runs already: HOFWERK=http://127.0.0.1:7447 npx playwright test */
const server = process.env.HOFWERK

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 120_000,
  reporter: [['list']],
  use: {
    baseURL: server ?? `http://127.0.0.1:${String(port)}`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  ...(server
    ? {}
    : {
        webServer: {
          command: 'node mock/server.mjs',
          env: { PORT: String(port), BOT_PAUSE: '10' },
          port,
          reuseExistingServer: false,
        },
      }),
})
