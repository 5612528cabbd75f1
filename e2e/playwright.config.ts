import { defineConfig } from '@playwright/test'
import { headlessChromiumPath } from '../scripts/browser.ts'
import { browserOptions } from './browser.ts'

/** Journeys in a real browser against the product as `npm start` runs it, each worker with a server and data of its own. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/first-start.ts',
  outputDir: '../.artefacts/e2e',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.artefacts/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: await browserOptions(headlessChromiumPath()),
    // It fetches and keeps every file of the pages. The tests of files that need it allow it.
    serviceWorkers: 'block',
  },
})
