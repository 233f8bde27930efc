import type { Page } from '@playwright/test'

interface Connected<Impl> {
  readonly _connection: { toImpl(frame: unknown): Impl }
}

/**
 * Returns the main frame of a page in Playwright's own server, which runs in the same process. This is not
 * public: if an upgrade changes it, `harness.spec.ts` fails.
 */
export function frameInternals<Impl>(page: Page): Impl {
  const frame = page.mainFrame()
  return (frame as unknown as Connected<Impl>)._connection.toImpl(frame)
}

/** Where the browser's reports about a page arrive. */
export interface Reports {
  on<Report>(event: string, listener: (report: Report) => void): unknown
}

/**
 * Returns the session through which Playwright itself follows a page. With a second session for the same
 * requests, the browser and the test would write and read each report twice.
 */
export function reportsOf(page: Page): Reports {
  const frame = frameInternals<{
    readonly _page: { readonly delegate: { readonly _mainFrameSession: { readonly _client: Reports } } }
  }>(page)
  return frame._page.delegate._mainFrameSession._client
}

interface Script {
  dispose(): Promise<void>
}

interface Clock {
  readonly _initScripts: Script[]
}

/**
 * The scripts that Playwright runs in each new document to restore the previous one's time. There is one for
 * every `page.clock` call, so a page that is used for long would load slower and slower.
 */
export class ClockHistory {
  readonly #clock: Clock
  readonly #first: number

  /** Starts the history at this point. */
  constructor(page: Page) {
    const frame = frameInternals<{ readonly _page: { readonly browserContext: { readonly clock: Clock } } }>(
      page,
    )
    this.#clock = frame._page.browserContext.clock
    this.#first = this.#clock._initScripts.length
  }

  get length(): number {
    return this.#clock._initScripts.length - this.#first
  }

  /** Lets the next document start where the history started. */
  async forget(): Promise<void> {
    await Promise.all(this.#clock._initScripts.splice(this.#first).map((script) => script.dispose()))
  }
}
