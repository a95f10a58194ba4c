/** Pictures for the README: npm run screenshots. They land in docs/images. */
import { defineConfig } from '@playwright/test'
import config from './playwright.config'

export default defineConfig({ ...config, testDir: 'screens', fullyParallel: false, workers: 1 })
