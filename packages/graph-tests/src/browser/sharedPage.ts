import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
  PlaywrightTestOptions,
} from '@playwright/test'
import { START } from '../app.ts'
import type { ClockHistory, PagesOf } from './browserApp.ts'
import { stopClock } from './clock.ts'
import { BLANK, PageNetwork } from './pageNetwork.ts'

/** Milliseconds that an action may wait for its element. */
const ACTION = 20_000

/** The speed-up factor of the animations of a hurried page. */
const HURRY = 10

type Listening = (...args: readonly unknown[]) => unknown

/** The events of its page that a walk is notified of. */
export interface Listener {
  onPageError(error: Error): void
  onConsoleError(text: string): void
}

/**
 * A page that is reused for one walk after another: creating a new one each time takes 0.1 to 1 s, and a new
 * page loads the app's code without a cache. `reset` restores the state of a new page.
 */
export class SharedPage {
  readonly page: Page
  readonly network: PageNetwork
  listener: Listener | undefined
  readonly #session: CDPSession
  readonly #viewport: ReturnType<Page['viewportSize']>
  readonly #initScripts: Disposable[] = []
  readonly #clock: ClockHistory | undefined
  readonly #app: PagesOf
  /** The listeners of the last walk. */
  readonly #listening: [event: string, listener: Listening][] = []
  /** Whether the last walk has routes and so may have replaced files of the app. */
  #isRouted = false

  private constructor(page: Page, session: CDPSession, network: PageNetwork, app: PagesOf) {
    this.page = page
    this.network = network
    this.#session = session
    this.#app = app
    this.#clock = app.clockOf?.(page)
    this.#viewport = page.viewportSize()
    page.on('pageerror', (error) => this.listener?.onPageError(error))
    page.on('console', (message) => {
      if (message.type() === 'error') this.listener?.onConsoleError(message.text())
    })
    // A walk's init scripts end with it.
    const addInitScript = page.addInitScript.bind(page)
    page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
      const script = await addInitScript(...args)
      this.#initScripts.push(script)
      return script
    }
    const on = page.on.bind(page) as (event: string, listener: Listening) => Page
    page.on = ((event: string, listener: Listening) => {
      this.#listening.push([event, listener])
      return on(event, listener)
    }) as Page['on']
    const route = page.route.bind(page)
    page.route = (...args: Parameters<Page['route']>) => {
      this.#isRouted = true
      return route(...args)
    }
  }

  /** `use` comes from the project; `isStopped`: whether time passes only through `page.clock`. */
  static async open(
    browser: Browser,
    use: PlaywrightTestOptions,
    isStopped: boolean,
    app: PagesOf,
  ): Promise<SharedPage> {
    const { viewport, deviceScaleFactor, hasTouch, isMobile } = use
    const { locale, timezoneId, baseURL, serviceWorkers, bypassCSP, userAgent } = use
    const screen = { viewport, deviceScaleFactor, hasTouch, isMobile }
    const device = { ...screen, locale, timezoneId, baseURL, serviceWorkers, bypassCSP, userAgent }
    const context = await browser.newContext(device as BrowserContextOptions)
    const page = await context.newPage()
    // An action whose element can't be used fails, so the other walks of the chart go on.
    page.setDefaultTimeout(ACTION)
    const session = await context.newCDPSession(page)
    const network = await PageNetwork.of(session, app)
    if (isStopped) await stopClock(page, START)
    return new SharedPage(page, session, network, app)
  }

  /** Clears what the last walk left behind, and stores what the next walk's device has stored. */
  async reset(stored: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this
    this.listener = undefined
    this.network.delays = this.#app.delays ?? this.network.delays
    for (const [event, listener] of this.#listening.splice(0))
      page.off(event as 'close', listener as () => void)
    const others = page
      .context()
      .pages()
      .filter((other) => other !== page)
    await Promise.all([
      ...others.map((other) => other.close()),
      page.unrouteAll(),
      page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
      this.#clock?.forget(),
      ...this.#initScripts.splice(0).map((script) => script.dispose()),
    ])
    await this.#endSteps()
    await page.goto(BLANK)
    // None of the app's code runs from here on.
    const origin = new URL(page.url()).origin
    await Promise.all([
      (this.#isRouted || !this.network.isStubbed) && this.#forgetFiles(),
      this.#viewport && page.setViewportSize(this.#viewport),
      this.#session.send('Page.resetNavigationHistory'),
      this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ])
    this.network.onCall = () => undefined
    this.network.onGivenUp = () => undefined
    await page.evaluate((entries) => {
      sessionStorage.clear()
      localStorage.clear()
      window.name = ''
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
  }

  /** Waits until the document goes through its history no more: such a step aborts the page's next navigation. */
  async #endSteps(): Promise<void> {
    await this.page.evaluate(() => {
      history.back = history.forward = history.go = () => undefined
    })
    // The browser answers after it has received the steps that the document asked for before.
    await this.#session.send('Page.getNavigationHistory')
  }

  /** Ends the current document's animations sooner: each of their frames takes time of four processes. */
  async hurry(): Promise<void> {
    await this.#session.send('Animation.setPlaybackRate', { playbackRate: HURRY })
  }

  /**
   * Empties the renderer's memory cache: it serves the responses of routes, and code that is usually stubbed, to
   * later documents.
   */
  async #forgetFiles(): Promise<void> {
    this.#isRouted = false
    for (const cacheDisabled of [true, false])
      await this.#session.send('Network.setCacheDisabled', { cacheDisabled })
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}
