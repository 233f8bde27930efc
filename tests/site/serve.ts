import { expect, type Page } from '@playwright/test'
import { AMBIENT } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'

export type Answers = Readonly<Record<string, WireAnswer>>

/** A fake API server and exchange data service on Playwright's routes, with the default responses and those of the test. */
export interface Served {
  /** Every request in order, as `METHOD /path` below `/api`; those of the exchange data service with their whole path. */
  readonly made: string[]
  /** Returns the request bodies sent to a call. */
  readonly bodies: (call: string) => unknown[]
  /** Sets the response to a call from now on. */
  answer(call: string, wire: WireAnswer): void
}

/** Serves the API from the default responses, which `over` replaces or extends. Other calls get 404. */
export async function serve(page: Pick<Page, 'route'>, over: Answers = {}): Promise<Served> {
  const answers = new Map(Object.entries({ ...AMBIENT, ...over }))
  const made: string[] = []
  const bodies: { call: string; body: unknown }[] = []
  await page.route('**/storage/**', (route) => route.fulfill({ status: 404 }))
  await page.route(/\/(api|exchange-data)\//, async (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`
    made.push(call)
    bodies.push({ call, body: request.postDataJSON() as unknown })
    const wire = answers.get(call)
    if (!wire || 'broken' in wire) return route.fulfill({ status: 404, json: { message: 'Not found' } })
    if ('silent' in wire) return
    if ('lost' in wire) return route.abort('connectionreset')
    const status = wire.status ?? 200
    return 'raw' in wire
      ? route.fulfill({ status, contentType: 'text/html', body: wire.raw })
      : route.fulfill({ status, json: wire.body })
  })
  return {
    made,
    bodies: (call) => bodies.flatMap((sent) => (sent.call === call ? [sent.body] : [])),
    answer: (call, wire) => answers.set(call, wire),
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

/** Expects one level-1 heading, some text, and no raw values such as `undefined`, whatever the server returned. */
export async function expectSane(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object Object\]/)
  expect(text.trim()).not.toBe('')
}
