import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
  PlaywrightTestOptions,
} from '@playwright/test'
import { stopClock } from '../site/clock.ts'
import { DELAYS } from '../site/delays.ts'
import { NOON } from './headless-environment.ts'
import { ClockHistory } from './internals.ts'
import { PageNetwork } from './page-network.ts'

/** An address of the site that is no part of it: its document has the site's storage and none of its code. */
const BLANK = '/back.js'

/** The events of its page that a walk is notified of. */
export interface Listener {
  onPageError(error: Error): void
  onConsoleError(text: string): void
}

/**
 * A page that one walk after another uses: a page of its own for each takes 0.1 to 1 s to create, and loads the
 * site's code without a cache. `reset` gives it back the state of a new one.
 */
export class KeptPage {
  readonly page: Page
  readonly network: PageNetwork
  listener: Listener | undefined
  readonly #session: CDPSession
  readonly #viewport: ReturnType<Page['viewportSize']>
  readonly #initScripts: Disposable[] = []
  readonly #clock: ClockHistory
  /** Whether the last walk has routes, and so may have replaced files of the site. */
  #isRouted = false

  private constructor(page: Page, session: CDPSession, network: PageNetwork) {
    this.page = page
    this.network = network
    this.#session = session
    this.#clock = new ClockHistory(page)
    this.#viewport = page.viewportSize()
    page.on('pageerror', (error) => this.listener?.onPageError(error))
    page.on('console', (message) => {
      if (message.type() === 'error') this.listener?.onConsoleError(message.text())
    })
    // The init scripts of a walk end with it.
    const addInitScript = page.addInitScript.bind(page)
    page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
      const script = await addInitScript(...args)
      this.#initScripts.push(script)
      return script
    }
    const route = page.route.bind(page)
    page.route = (...args: Parameters<Page['route']>) => {
      this.#isRouted = true
      return route(...args)
    }
  }

  /** `use`: that of the project; `isStopped`: whether time passes by `page.clock` alone. */
  static async open(browser: Browser, use: PlaywrightTestOptions, isStopped: boolean): Promise<KeptPage> {
    const { viewport, deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, baseURL, serviceWorkers } =
      use
    const device = {
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      baseURL,
      serviceWorkers,
    }
    const context = await browser.newContext(device as BrowserContextOptions)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await PageNetwork.of(session)
    if (isStopped) await stopClock(page, NOON)
    return new KeptPage(page, session, network)
  }

  /** Ends what the last walk has left, and stores what the device of the next has stored. */
  async reset(stored: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this
    this.listener = undefined
    this.network.delays = DELAYS
    await page.unrouteAll()
    for (const script of this.#initScripts.splice(0)) await script.dispose()
    await this.#clock.forget()
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
    await page.goto(BLANK)
    if (this.#isRouted) await this.#forgetFiles()
    if (this.#viewport) await page.setViewportSize(this.#viewport)
    // No code of the site runs from here on.
    await this.#session.send('Page.resetNavigationHistory')
    await this.#session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'all',
    })
    this.network.onCall = () => undefined
    this.network.onGivenUp = () => undefined
    await page.evaluate((entries) => {
      sessionStorage.clear()
      localStorage.clear()
      window.name = ''
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
  }

  /** Empties the renderer's memory of files: it holds what routes have answered, and gives it to later documents. */
  async #forgetFiles(): Promise<void> {
    this.#isRouted = false
    for (const cacheDisabled of [true, false])
      await this.#session.send('Network.setCacheDisabled', { cacheDisabled })
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}
