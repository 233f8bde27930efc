import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, PHONE } from './scripts/lib/chromium.mjs'
import { writeFlowSpecs } from './scripts/lib/flows.mjs'

const executablePath = await findChromium()

const HARNESS = '**/tests/model/harness.spec.ts'

const phone = { ...PHONE, deviceScaleFactor: 2 }

/** The browser tests, against the built site: the global set-up builds what is older than its sources. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/lib/browser-setup.mjs',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores: a worker waits for a tenth of its time.
  workers: 3,
  reporter: 'list',
  use: {
    // Set by globalSetup.
    baseURL: process.env.BASE_URL ?? '',
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // `page.route` does not see a worker's requests. The tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // A few long tests: first, so that the short ones of the others fill the end.
    { name: 'flows', testDir: writeFlowSpecs(), expect: { timeout: 10_000 }, use: phone },
    { name: 'phone', testIgnore: HARNESS, expect: { timeout: 10_000 }, use: phone },
    // The harness's own tests expect failures and wait for the timeout.
    { name: 'harness', testMatch: HARNESS, expect: { timeout: 1_500 }, use: phone },
  ],
})
