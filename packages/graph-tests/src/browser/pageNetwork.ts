import { STATUS_CODES } from 'node:http'
import type { CDPSession } from '@playwright/test'
import { bodyOf, headersOf, lineOf, ORIGIN } from '../headless/network.ts'
import type { WireAnswer } from '../wire.types.ts'
import type { Delays, PagesOf } from './browserApp.ts'

/** Where a page has the app's storage but none of its code, between two walks. */
export const BLANK = '/graph-tests-blank'

const IMMEDIATE: Delays = { call: 0, answer: 0 }

interface Paused {
  readonly requestId: string
  readonly networkId?: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

interface Sent {
  readonly requestId: string
  readonly request: { readonly url: string }
}

interface Ended {
  readonly requestId: string
}

interface Navigated {
  readonly frame: { readonly parentId?: string }
}

/** A call that a page has made and that waits for its answer. */
export interface PageCall {
  /** Method, path with query, and body, as in `HeldCall`. */
  readonly line: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Resolves when the page has received the answer. Not for `silent`, which no server sends. */
  answer(wire: WireAnswer): Promise<void>
}

function lineOfRequest({ method, url, postDataEntries = [] }: Paused['request']): string {
  const { pathname, search, origin } = new URL(url)
  const bytes = postDataEntries.map((entry) => Buffer.from(entry.bytes ?? '', 'base64'))
  return lineOf(method, pathname + search, Buffer.concat(bytes).toString().replaceAll(origin, ORIGIN))
}

/**
 * The calls of a page, intercepted in the browser before they reach the network. Not by `page.route`: that
 * intercepts every request and turns the cache off, which doubles the load time of a page.
 */
export class PageNetwork {
  /** Called with every call to the server. */
  onCall: (call: PageCall) => void = () => undefined
  /** Called with a call that the page has aborted. */
  onGivenUp: (call: PageCall) => void = () => undefined
  delays: Delays
  /** True if the page gets the app's `stub` in place of its code. */
  isStubbed = true
  /** The number of calls that have ended. */
  ended = 0
  readonly #session: CDPSession
  readonly #app: PagesOf
  readonly #calls = new Map<string, PageCall>()
  readonly #arrivals = new Map<string, () => void>()
  /** Addresses, by id, of the document's calls that are not reported as ended yet. */
  readonly #sent = new Map<string, string>()
  /**
   * The calls that ended before they were intercepted. The renderer reports ends and the browser intercepts,
   * in no fixed order.
   */
  readonly #early = new Map<string, 'given up' | 'left'>()

  private constructor(session: CDPSession, app: PagesOf) {
    this.#session = session
    this.#app = app
    this.delays = app.delays ?? IMMEDIATE
  }

  /** Follows the page of a session. */
  static async of(session: CDPSession, app: PagesOf = {}): Promise<PageNetwork> {
    const network = new PageNetwork(session, app)
    const { folders = ['api'], stub } = app
    const isCall = (url: string) => folders.includes(new URL(url).pathname.split('/')[1] ?? '')
    session.on('Fetch.requestPaused', (paused) => {
      if (paused.request.url.endsWith(BLANK)) network.#serve(paused, 'text/html', '')
      else if (!isCall(paused.request.url)) network.#loadStub(paused)
      else if (network.delays.call === 0) network.#take(paused)
      else setTimeout(() => network.#take(paused), network.delays.call)
    })
    session.on('Network.requestWillBeSent', ({ requestId, request }: Sent) => {
      if (isCall(request.url)) network.#sent.set(requestId, request.url)
    })
    session.on('Network.loadingFinished', ({ requestId }: Ended) => network.#end(requestId, 'given up'))
    session.on('Network.loadingFailed', ({ requestId }: Ended) => network.#end(requestId, 'given up'))
    // The calls of a replaced document end without a report. Calls not reported yet belong to the next document.
    session.on('Page.frameNavigated', ({ frame }: Navigated) => {
      if (frame.parentId === undefined) for (const id of [...network.#sent.keys()]) network.#end(id, 'left')
    })
    await Promise.all([
      session.send('Page.enable'),
      session.send('Network.enable'),
      session.send('Fetch.enable', {
        patterns: [
          { urlPattern: `*${BLANK}` },
          ...(stub ? [{ urlPattern: stub.urlPattern }] : []),
          ...folders.map((folder) => ({ urlPattern: `*/${folder}/*` })),
        ],
      }),
    ])
    return network
  }

  /** The addresses of the calls that are neither held nor ended: on their way to the test, or answered. */
  get inFlight(): string[] {
    return [...this.#sent].flatMap(([id, url]) => (this.#calls.has(id) ? [] : [url]))
  }

  #end(id: string, how: 'given up' | 'left'): void {
    const arrived = this.#arrivals.get(id)
    const call = this.#calls.get(id)
    const isCall = this.#sent.delete(id)
    if (isCall) this.ended += 1
    if (isCall && !arrived && !call) this.#early.set(id, how)
    this.#arrivals.delete(id)
    this.#calls.delete(id)
    arrived?.()
    if (call) this.onGivenUp(call)
  }

  #loadStub(paused: Paused): void {
    const { stub } = this.#app
    if (stub && this.isStubbed) this.#serve(paused, 'text/javascript', stub.module)
    else this.#sendSoon('Fetch.continueRequest', { requestId: paused.requestId })
  }

  #serve({ requestId }: Paused, type: string, text: string): void {
    this.#sendSoon('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: type }],
      body: Buffer.from(text).toString('base64'),
    })
  }

  #sendSoon(...command: Parameters<CDPSession['send']>): void {
    // The page may have been left meanwhile.
    this.#session.send(...command).catch(() => undefined)
  }

  #take(paused: Paused): void {
    const id = paused.networkId
    // Calls that a document sends while it is being left, such as a retry caused by leaving it, are not reported.
    if (id === undefined) return
    const call: PageCall = {
      line: lineOfRequest(paused.request),
      headers: Object.fromEntries(
        Object.entries(paused.request.headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      answer: async (wire) => {
        if ('silent' in wire) throw new Error('A browser has no such answer.')
        if (!this.#calls.delete(id)) return
        const arrived = new Promise<void>((resolve) => this.#arrivals.set(id, resolve))
        // It is not a failure if the page has aborted the call in the meantime.
        await this.#answer(paused, wire).catch(() => this.#end(id, 'given up'))
        await arrived
      },
    }
    const ended = this.#early.get(id)
    this.#early.delete(id)
    if (ended === 'left') return
    if (!ended) this.#calls.set(id, call)
    this.onCall(call)
    if (ended) this.onGivenUp(call)
  }

  async #answer(
    { requestId, request }: Paused,
    wire: Exclude<WireAnswer, { silent: number }>,
  ): Promise<void> {
    if (this.delays.answer > 0) await new Promise((resolve) => setTimeout(resolve, this.delays.answer))
    if ('lost' in wire) {
      await this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      return
    }
    const picture = this.#app.isPicture?.(lineOfRequest(request))
    const type = picture ? 'image/svg+xml' : 'body' in wire ? 'application/json' : 'text/html'
    const status = wire.status ?? 200
    await this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      // Chromium refuses a status for which it has no words of its own; an old one has few.
      responsePhrase: STATUS_CODES[status] ?? 'Unknown',
      responseHeaders: Object.entries({ 'content-type': type, ...headersOf(wire) }).map(([name, value]) => ({
        name,
        value,
      })),
      body: Buffer.from(bodyOf(wire)).toString('base64'),
    })
  }
}
