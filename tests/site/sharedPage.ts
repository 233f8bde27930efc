import { test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { SharedPage } from '@tiya/graph-tests/internal/browser/sharedPage.ts'
import { SITE_PAGES } from '../model/browser/siteBrowser.ts'

export { expect }

/** What `test.use` takes for a desktop. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** The shared pages, by their page: `serve` answers their calls without Playwright's routes. */
const SHARED = new WeakMap<object, SharedPage>()

/** Returns the shared page that a page belongs to; undefined for a separate page. */
export const sharedOf = (page: object): SharedPage | undefined => SHARED.get(page)

type Device = Pick<PlaywrightTestOptions, 'isMobile' | 'hasTouch' | 'deviceScaleFactor' | 'bypassCSP'>

/**
 * Playwright's test with one `page` per device shared by all tests of a worker and reset for each: a separate
 * page costs each test its creation, and loading the site's code without a cache. Permissions and functions
 * added by `page.exposeFunction` remain, and routes do not see the calls that `serve` answers, so a test that
 * uses these needs a separate page, from Playwright's `test`.
 */
export const test = base.extend<{ page: Page }, { sharedFor(device: Device): Promise<SharedPage> }>({
  sharedFor: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<string, SharedPage>()
      await use(async (device) => {
        const key = JSON.stringify(device)
        const options = { ...(project.use as PlaywrightTestOptions), ...device }
        const shared = pages.get(key) ?? (await SharedPage.open(browser, options, false, SITE_PAGES))
        pages.set(key, shared)
        SHARED.set(shared.page, shared)
        return shared
      })
      for (const shared of pages.values()) await shared.close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      sharedFor,
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
    const shared = await sharedFor({ isMobile, hasTouch, deviceScaleFactor, bypassCSP })
    if (viewport) await shared.page.setViewportSize(viewport)
    await shared.page.emulateMedia({ reducedMotion })
    const errors: string[] = []
    shared.listener = {
      onPageError: (error) => errors.push(error.stack ?? error.message),
      onConsoleError: (text) => errors.push(text),
    }
    await use(shared.page)
    if (testInfo.errors.length > 0) {
      const shown = await shared.page.locator('body').ariaSnapshot()
      await testInfo.attach('page', { body: [shared.page.url(), shown, ...errors].join('\n') })
    }
    // Resets immediately, so the page does nothing while the worker uses another device's page.
    await shared.reset({})
  },
})
