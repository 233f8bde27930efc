import type { Page } from '@playwright/test'

interface Connected<Impl> {
  readonly _connection: { toImpl(frame: unknown): Impl }
}

/**
 * Returns the main frame of a page in Playwright's own server, which runs in the same process. It is not public, so
 * that an upgrade may change it, which `harness.spec.ts` then says.
 */
export function frameInternals<Impl>(page: Page): Impl {
  const frame = page.mainFrame()
  return (frame as unknown as Connected<Impl>)._connection.toImpl(frame)
}

/** Where the browser's reports on a page arrive. */
export interface Reports {
  on<Report>(event: string, listener: (report: Report) => void): unknown
}

/**
 * Returns the session in which Playwright itself hears of a page. A second one that is told of the same requests makes
 * the browser and the test write and read each report twice.
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
 * What Playwright does again in each new document to give it the time of the last: one script for every call of
 * `page.clock`, so that a page that is used for long would load slower and slower.
 */
export class ClockHistory {
  readonly #clock: Clock
  readonly #first: number

  /** The history from here on. */
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

  /** The next document starts where the history did. */
  async forget(): Promise<void> {
    await Promise.all(this.#clock._initScripts.splice(this.#first).map((script) => script.dispose()))
  }
}
