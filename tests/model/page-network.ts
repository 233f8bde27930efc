import type { CDPSession } from '@playwright/test'
import { ORIGIN } from './fake-page.ts'
import type { WireAnswer } from './model.ts'
import { bodyOf, lineOf } from './network.ts'

/** Addresses of calls and of the server's pictures; the site's own files are not intercepted and come from the cache. */
const CALLS = ['*/api/*', '*/exchange-data/*', '*/storage/*']

interface Paused {
  readonly requestId: string
  readonly networkId?: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

/** A call that a page has made and that waits for its answer. */
export interface PageCall {
  /** Method, path with query, and body, as `HeldCall` has it. */
  readonly line: string
  /** Resolves when the page has received the answer. Not for `silent` and `broken`, which no server says. */
  answer(wire: WireAnswer): Promise<void>
}

function lineOfRequest({ method, url, postDataEntries = [] }: Paused['request']): string {
  const { pathname, search, origin } = new URL(url)
  const bytes = postDataEntries.map((entry) => Buffer.from(entry.bytes ?? '', 'base64'))
  return lineOf(method, pathname + search, Buffer.concat(bytes).toString().replaceAll(origin, ORIGIN))
}

/**
 * The calls of a page, stopped in the browser before they reach the network. Not by `page.route`: that stops every
 * request and turns the cache off, which doubles the time of a page load.
 */
export class PageNetwork {
  /** Called with every call to the server. */
  onCall: (call: PageCall) => void = () => undefined
  /** Called with a call that the page has given up. */
  onGivenUp: (call: PageCall) => void = () => undefined
  readonly #session: CDPSession
  readonly #calls = new Map<string, PageCall>()
  readonly #arrivals = new Map<string, () => void>()

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(session: CDPSession): Promise<PageNetwork> {
    const network = new PageNetwork(session)
    session.on('Fetch.requestPaused', (paused) => network.#take(paused))
    session.on('Network.loadingFinished', ({ requestId }) => network.#end(requestId))
    session.on('Network.loadingFailed', ({ requestId }) => network.#end(requestId))
    // The calls of a document that is left end without a word.
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) network.#clear()
    })
    await session.send('Page.enable')
    await session.send('Network.enable')
    await session.send('Fetch.enable', {
      patterns: CALLS.map((urlPattern) => ({ urlPattern })),
    })
    return network
  }

  #clear(): void {
    for (const id of [...this.#calls.keys()]) this.#end(id)
  }

  #end(networkId: string): void {
    this.#arrivals.get(networkId)?.()
    this.#arrivals.delete(networkId)
    const call = this.#calls.get(networkId)
    if (call) this.onGivenUp(call)
    this.#calls.delete(networkId)
  }

  #take(paused: Paused): void {
    const id = paused.networkId ?? paused.requestId
    const call: PageCall = {
      line: lineOfRequest(paused.request),
      answer: async (wire) => {
        if ('silent' in wire || 'broken' in wire) throw new Error('A browser has no such answer.')
        if (!this.#calls.delete(id)) return
        const arrived = new Promise<void>((resolve) => this.#arrivals.set(id, resolve))
        // A page that has given the call up in the meantime is no failure.
        await this.#answer(paused, wire).catch(() => this.#end(id))
        await arrived
      },
    }
    this.#calls.set(id, call)
    this.onCall(call)
  }

  async #answer(
    { requestId, request }: Paused,
    wire: Exclude<WireAnswer, { silent: number } | { broken: true }>,
  ): Promise<void> {
    if ('lost' in wire) {
      await this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      return
    }
    const picture = new URL(request.url).pathname.startsWith('/storage/')
    const type = picture ? 'image/svg+xml' : 'body' in wire ? 'application/json' : 'text/html'
    await this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: wire.status ?? 200,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: Buffer.from(bodyOf(wire)).toString('base64'),
    })
  }
}
