import { test as base, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { KeptPage } from '../model/kept-page.ts'

/** The kept pages by their page: `serve` answers their calls without Playwright's routes. */
const KEPT = new WeakMap<object, KeptPage>()

/** Returns the kept page that a page is of; undefined for a page of its own. */
export const keptOf = (page: object): KeptPage | undefined => KEPT.get(page)

/**
 * Playwright's test with one `page` for all tests of a worker, empty again for each: for tests that open many screens.
 * A page of its own costs a test its creation, and loading the site's code without a cache. What a test adds to the
 * page with `page.on` and `exposeFunction` stays, so that such a test needs its own.
 */
export const test = base.extend<{ page: Page }, { kept: KeptPage }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const kept = await KeptPage.open(browser, project.use as PlaywrightTestOptions, false)
      KEPT.set(kept.page, kept)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, viewport, contextOptions }, use) => {
    await kept.reset({})
    if (viewport) await kept.page.setViewportSize(viewport)
    await kept.page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    await use(kept.page)
  },
})
