import { test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { KeptPage } from '../model/browser/keptPage.ts'

export { expect }

/** What `test.use` takes for a desktop. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** The kept pages, by their page: `serve` answers their calls without Playwright's routes. */
const KEPT = new WeakMap<object, KeptPage>()

/** Returns the kept page that a page belongs to; undefined for a separate page. */
export const keptOf = (page: object): KeptPage | undefined => KEPT.get(page)

type Device = Pick<PlaywrightTestOptions, 'isMobile' | 'hasTouch' | 'deviceScaleFactor' | 'bypassCSP'>

/**
 * Playwright's test with one `page` per device shared by all tests of a worker and reset for each: a separate
 * page costs each test its creation, and loading the site's code without a cache. Permissions and functions
 * added by `page.exposeFunction` remain, and routes do not see the calls that `serve` answers, so a test that
 * uses these needs a separate page, from Playwright's `test`.
 */
export const test = base.extend<{ page: Page }, { keptFor(device: Device): Promise<KeptPage> }>({
  keptFor: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<string, KeptPage>()
      await use(async (device) => {
        const key = JSON.stringify(device)
        const options = { ...(project.use as PlaywrightTestOptions), ...device }
        const kept = pages.get(key) ?? (await KeptPage.open(browser, options, false))
        pages.set(key, kept)
        KEPT.set(kept.page, kept)
        return kept
      })
      for (const kept of pages.values()) await kept.close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      keptFor,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      bypassCSP,
      viewport,
      contextOptions: { reducedMotion = null },
    },
    use,
    testInfo,
  ) => {
    const kept = await keptFor({ isMobile, hasTouch, deviceScaleFactor, bypassCSP })
    if (viewport) await kept.page.setViewportSize(viewport)
    await kept.page.emulateMedia({ reducedMotion })
    const errors: string[] = []
    kept.listener = {
      onPageError: (error) => errors.push(error.stack ?? error.message),
      onConsoleError: (text) => errors.push(text),
    }
    await use(kept.page)
    if (testInfo.errors.length > 0) {
      const shown = await kept.page.locator('body').ariaSnapshot()
      await testInfo.attach('page', { body: [kept.page.url(), shown, ...errors].join('\n') })
    }
    // Resets immediately, so the page does nothing while the worker uses another device's page.
    await kept.reset({})
  },
})
