import { test as base, type PlaywrightTestOptions } from '@playwright/test'
import { Walker } from './walker.ts'

/** Playwright's test with one walker for all tests of a worker. */
export const test = base.extend<object, { walker: Walker }>({
  walker: [
    async ({ browser }, use, { project }) => {
      const options = project.use as PlaywrightTestOptions
      const walker = await Walker.open(browser, options, process.env.SANDBOX_PASSWORD ?? '')
      await use(walker)
      await walker.close()
    },
    { scope: 'worker' },
  ],
})
