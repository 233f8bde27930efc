import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, PHONE } from './scripts/lib/chromium.mjs'
import { writeFlowTests } from './scripts/lib/flows.mjs'

const executablePath = await findChromium()

/** The site's part of the graph harness; the package has tests of its own. */
const HARNESS = '**/tests/model/browser/siteBrowser.spec.ts'

/** The workbench. `npm test` plays the tests of the tag, `npm run test:long`, which sets LONG, all of them. */
const WORKBENCH = '**/tests/inspect/*.spec.ts'
const EACH_RUN = /@each-run/

/**
 * Other pages that only developers see, and the tools that test the site. Their rules are tested headless in `npm test`;
 * what they show in a browser, and the random walks, in `npm run test:long`.
 */
const TOOLS = ['graph', 'pictures', 'walks'].map((folder) => `**/tests/${folder}/*.spec.ts`)

/** The stories of browsers that Playwright doesn't drive; `npm run test:engines` names one by ENGINE. */
const ENGINES = '**/tests/engines/*.spec.ts'

const phone = { ...PHONE, deviceScaleFactor: 2 }

/** Runs the browser tests against the built site. The global setup builds what is older than its sources. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/lib/browserSetup.mjs',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For long stories on a slow machine. What hangs is found sooner, by the limit of each expectation.
  timeout: 60_000,
  // For two cores. A third one saves a twelfth of the time, and makes each page a third slower.
  workers: 2,
  reporter: 'list',
  use: {
    // Set by globalSetup.
    baseURL: process.env.BASE_URL ?? '',
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // `page.route` does not see a worker's requests. The worker's own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // A few long tests, which run first, so the short ones of the other projects fill the end.
    { name: 'flows', testDir: writeFlowTests('browser'), expect: { timeout: 10_000 }, use: phone },
    {
      name: 'workbench',
      testMatch: WORKBENCH,
      ...(!process.env.LONG && { grep: EACH_RUN }),
      expect: { timeout: 10_000 },
      use: phone,
    },
    {
      name: 'phone',
      testIgnore: [HARNESS, ENGINES, WORKBENCH, ...TOOLS],
      expect: { timeout: 10_000 },
      use: phone,
    },
    ...(process.env.ENGINE ? [{ name: 'engines', testMatch: ENGINES }] : []),
    ...(process.env.LONG
      ? [
          { name: 'tools', testMatch: TOOLS, expect: { timeout: 10_000 }, use: phone },
          // The harness's own tests expect failures and wait for the timeout.
          { name: 'harness', testMatch: HARNESS, expect: { timeout: 1_500 }, use: phone },
          {
            name: 'package',
            testDir: 'packages/graph-tests/tests',
            expect: { timeout: 1_500 },
            use: { ...phone, baseURL: 'http://site.test' },
          },
        ]
      : []),
  ],
})
