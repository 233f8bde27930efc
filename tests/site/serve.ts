import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { SharedPage } from '@tiya/graph-tests/internal/browser/sharedPage.ts'
import { callOf, headersOf } from '@tiya/graph-tests/internal/headless/network.ts'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { API } from '../model/app.ts'
import { isPicture, PLAYER_CODE } from '../model/browser/siteBrowser.ts'
import { DELAYS } from './delays.ts'
import { sharedOf } from './sharedPage.ts'

/** By `METHOD /path` below `/api`, or by `METHOD /path?query` where only this query has the answer. */
export type Answers = Readonly<Record<string, WireAnswer>>

/** A fake API server and exchange data service on Playwright's routes: the default responses and those of the test. */
export interface Served {
  /**
   * Every request in order, as `METHOD /path` below `/api`; those to the exchange data service with their
   * whole path.
   */
  readonly made: string[]
  /** Returns the request bodies sent to a call. */
  readonly bodies: (call: string) => unknown[]
  /** Sets the response to a call from now on, or a function that returns the response to each of its requests. */
  answer(call: string, wire: WireAnswer | ((sent: Sent) => WireAnswer | Promise<WireAnswer>)): void
  /** Holds a call. The returned function waits for its request, and sets the response to it and to later ones. */
  hold(call: string): (wire: WireAnswer) => Promise<void>
  /** Sets the responses to all calls from now on: the default ones and these. */
  answerAll(over?: Answers): void
}

/** A request as the page sent it. */
export interface Sent {
  readonly query: URLSearchParams
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Resolves with the response to a call, `METHOD /path` below `/api`. */
export type AnswerTo = (call: string, sent: Sent) => Promise<WireAnswer>

/** The response to a call that a test does not expect. */
export const NOT_FOUND: WireAnswer = { status: 404, body: { message: 'Not found' } }

/** Responds to the calls of a page by Playwright's routes. */
async function answerByRoutes(page: Pick<Page, 'route'>, answerTo: AnswerTo): Promise<void> {
  // Pictures; the development server has the site's own code in a folder of that name.
  await page.route(/(?<!\/environment)\/storage\//, (route) => route.fulfill({ status: 404 }))
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PLAYER_CODE.module }),
  )
  await page.route(/\/(api|exchange-data)\//, async (route) => {
    const request = route.request()
    const { pathname, searchParams: query } = new URL(request.url())
    const call = `${request.method()} ${pathname.replace(/^\/api/, '')}`
    const wire = await answerTo(call, { query, headers: request.headers(), body: request.postDataJSON() })
    if ('silent' in wire) return
    if ('lost' in wire) return route.abort('connectionreset')
    const status = wire.status ?? 200
    if (isPicture(call) && 'raw' in wire)
      return route.fulfill({ status, contentType: 'image/svg+xml', body: wire.raw })
    return 'raw' in wire
      ? route.fulfill({ status, contentType: 'text/html', body: wire.raw })
      : route.fulfill({ status, json: wire.body, headers: headersOf(wire) })
  })
}

/** Responds to the calls of a page that a worker's tests share: its cache stays on, which routes would turn off. */
function answerByShared({ network }: SharedPage, answerTo: AnswerTo): void {
  network.onCall = async ({ line, headers, answer }) => {
    const call = callOf(line, API)
    if (call.startsWith('GET /storage/')) return answer({ status: 404, raw: '' })
    const [, address = '', ...rest] = line.split(' ')
    const query = new URLSearchParams(address.split('?')[1])
    const body = rest.length > 0 ? JSON.parse(rest.join(' ')) : null
    const wire = await answerTo(call, { query, headers, body })
    if (!('silent' in wire)) await answer(wire)
  }
}

/** Responds to the calls of a page to the API and to the exchange data service. */
export async function answerCalls(page: Pick<Page, 'route'>, answerTo: AnswerTo): Promise<void> {
  const shared = sharedOf(page)
  if (shared) answerByShared(shared, answerTo)
  else await answerByRoutes(page, answerTo)
}

/** Serves the API from the default responses, which `over` replaces or extends. Other calls get 404. */
export async function serve(page: Pick<Page, 'route'>, over: Answers = {}): Promise<Served> {
  const responses = (own?: Answers) =>
    new Map<string, Parameters<Served['answer']>[1]>(Object.entries({ ...AMBIENT, ...own }))
  let answers = responses(over)
  const made: string[] = []
  const bodies: { call: string; body: unknown }[] = []
  const answerTo: AnswerTo = async (call, sent) => {
    if (DELAYS.call > 0) await sleep(DELAYS.call)
    made.push(call)
    bodies.push({ call, body: sent.body })
    const answer = answers.get(`${call}?${sent.query}`) ?? answers.get(call)
    const wire = typeof answer === 'function' ? await answer(sent) : answer
    if (DELAYS.answer > 0) await sleep(DELAYS.answer)
    return wire ?? NOT_FOUND
  }
  await answerCalls(page, answerTo)
  return {
    made,
    bodies: (call) => bodies.flatMap((sent) => (sent.call === call ? [sent.body] : [])),
    answer: (call, wire) => answers.set(call, wire),
    hold: (call) => {
      const held: ((wire: WireAnswer) => void)[] = []
      answers.set(call, () => new Promise((resolve) => held.push(resolve)))
      return async (wire) => {
        await expect.poll(() => held.length).toBeGreaterThan(0)
        answers.set(call, wire)
        for (const answer of held) answer(wire)
      }
    },
    answerAll: (own) => {
      answers = responses(own)
    },
  }
}

/** Fills the local storage before the first page loads. */
export async function stored(
  page: Pick<Page, 'addInitScript'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    // A frame may have no storage.
    if (window !== window.top || sessionStorage.getItem('test.stored')) return
    sessionStorage.setItem('test.stored', '1')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** Serves the API to a page whose device has stored a player's session. */
export async function servePlayer(page: Page, over?: Answers): Promise<Served> {
  await stored(page, PLAYER)
  return serve(page, over)
}

/** Expects one level-1 heading, some text, and no raw values such as `undefined`, whatever the server returned. */
export async function expectSane(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object Object\]/)
  expect(text.trim()).not.toBe('')
}
