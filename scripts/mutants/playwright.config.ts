import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, PHONE } from '../lib/chromium.mjs'
import { writeFlowTests } from '../lib/flows.mjs'
import { ROOT } from '../lib/root.mjs'

const executablePath = await findChromium()
const walks = join(ROOT, writeFlowTests('browser'))

const jobs: readonly import('./browser.mjs').Job[] = JSON.parse(
  readFileSync(process.env.MUTANT_JOBS ?? '', 'utf8'),
)

/** Tests the views that `browser.mjs` has built: each mutant by one folder after another, until a test fails. */
export default defineConfig({
  outputDir: join(ROOT, '.cache/mutants/results'),
  globalSetup: '../lib/browserSetup.mjs',
  fullyParallel: true,
  // What a busy machine alone fails must not kill a mutant.
  retries: 1,
  timeout: 90_000,
  // A mutant is waited for in vain. Most that a test waits for takes a second, a message that goes by itself four.
  expect: { timeout: 6_000 },
  workers: 2,
  reporter: 'json',
  projects: jobs.flatMap(({ mark, tests }, job) =>
    tests
      .flatMap((path) => [join(walks, path), join(ROOT, path)])
      .filter(existsSync)
      .map((path, at) => ({
        name: `${mark} ${job}.${at}`,
        ...(path.endsWith('.ts')
          ? { testDir: dirname(path), testMatch: basename(path) }
          : { testDir: path, testMatch: '**/*.spec.ts' }),
        dependencies: at > 0 ? [`${mark} ${job}.${at - 1}`] : [],
        use: {
          ...PHONE,
          userAgent: `${devices['Desktop Chrome'].userAgent} ${mark}`,
          deviceScaleFactor: 2,
          baseURL: process.env.BASE_URL ?? '',
          launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
          locale: 'en-GB',
          timezoneId: 'Asia/Dhaka',
          serviceWorkers: 'block' as const,
        },
      })),
  ),
})
