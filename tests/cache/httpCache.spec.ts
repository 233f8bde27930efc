import { expect, type Page, test } from '@playwright/test'
import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import { build, type Rolldown } from 'vite'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { callsAt, lineOf } from '../site/calls.ts'
import { FrontServer } from '../site/frontServer.ts'

/* What the browser's own cache would answer if it were asked. Routes would turn it off, so these have a server. */

/** Headers by which a backend or a CDN lets a browser keep an answer. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'Cache-Control': 'public, max-age=60' },
  { 'Cache-Control': 'private, max-age=60' },
  { 'Cache-Control': 'max-age=14400' },
  { 'Cache-Control': 'public, max-age=31536000, immutable' },
  { 'Cache-Control': 'public, max-age=4, stale-while-revalidate=600' },
  { Expires: 'Thu, 31 Dec 2099 23:59:59 GMT' },
  // Nothing but an age: a browser keeps it for a tenth of that.
  { 'Last-Modified': new Date(Date.now() - 30 * 86_400_000).toUTCString() },
]

/** Returns a script with the site's HTTP client, which reads every call of the contract. */
async function clientScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/client.fixture.ts`, formats: ['iife'], name: 'client' },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}

/** Returns the documented answer to a call, by method and path. */
function documentedAnswer(method: string | undefined, pathname: string): unknown {
  const [call] = callsAt(method, pathname)
  return documentedCalls.find((documented) => documented.call === call)?.doc.answer
}

const serverTest = (title: string, body: (site: { page: Page; baseURL: string }) => Promise<void>) =>
  test(title, async ({ page, baseURL }) => body({ page, baseURL: String(baseURL) }))

serverTest('no read of the contract is answered by the browser’s cache', async ({ page, baseURL }) => {
  let headers: Readonly<Record<string, string>> = {}
  let arrived: string[] = []
  const server = new FrontServer(baseURL, ({ method, url = '' }) => {
    const body = documentedAnswer(method, new URL(url, baseURL).pathname)
    if (body === undefined) return undefined
    arrived.push(url)
    return { headers, body }
  })
  try {
    await page.goto(`${await server.open()}/robots.txt`)
    await page.evaluate(await clientScript())
    const read = () => page.evaluate(() => (window as unknown as { readAll(): Promise<string[]> }).readAll())
    const gets = documentedCalls.filter(({ call }) => call.method === 'GET').length
    for (const given of HEADERS) {
      headers = given
      arrived = []
      expect(await read()).toEqual([])
      const first = arrived.toSorted()
      arrived = []
      expect(await read()).toEqual([])
      expect(arrived.toSorted(), JSON.stringify(given)).toEqual(first)
      expect(first).toHaveLength(gets)
    }
  } finally {
    server.close()
  }
})

const OF_RAHIM: Readonly<Record<string, unknown>> = {
  'GET /get/other/phone': { data: [{ id: 1, contract_value: '01811111111', isverify: 1 }] },
  'GET /get-chats': {
    chats: [{ id: 1, chat_id: 5, other_user: { username: 'Nadia' }, last_message: 'For Rahim' }],
  },
  'GET /payment-methods': [{ id: 1, name: 'bKash', icon: 'b.svg', status: 'active', account_type: 'Agent' }],
  'GET /userwithdrawcheck': { success: true },
}
const OF_KARIM: Readonly<Record<string, unknown>> = {
  ...OF_RAHIM,
  'GET /get/other/phone': { data: [{ id: 2, contract_value: '01922222222', isverify: 1 }] },
  'GET /get-chats': {
    chats: [{ id: 2, chat_id: 6, other_user: { username: 'Nadia' }, last_message: 'For Karim' }],
  },
}

const KARIM = { ...PLAYER, remote_id: '42', username: 'karim99', token: 'token-of-karim' }

/** Counts the calls that the page sends, before any cache. */
const countCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls: string[] = []
    const { fetch } = window
    Object.assign(window, { calls })
    window.fetch = (input, init) => {
      calls.push(String(input))
      return fetch(input, init)
    }
  })

serverTest('the next player on a device is shown nothing of the last one', async ({ page, baseURL }) => {
  // Two players open each screen, each time with a page load.
  test.setTimeout(60_000)
  let arrived: string[] = []
  const server = new FrontServer(baseURL, ({ method, url = '', headers }) => {
    const { pathname } = new URL(url, baseURL)
    const [call] = callsAt(method, pathname)
    if (!call) return undefined
    arrived.push(url)
    const line = lineOf(call)
    const own = headers.authorization === `Bearer ${KARIM.token}` ? OF_KARIM : OF_RAHIM
    const ambient = AMBIENT[line]
    const body = own[line] ?? (ambient && 'body' in ambient ? ambient.body : { data: [] })
    // Without Vary: a cache tells players apart by nothing.
    return { headers: { 'Cache-Control': 'public, max-age=14400' }, body }
  })
  const open = async (path: string) => {
    // No poll of the last screen is left then.
    await page.goto(`${new URL(path).origin}/robots.txt`)
    arrived = []
    await page.goto(path)
    await expect(page.locator('[data-flow]').first()).toBeVisible()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const sent = await page.evaluate(() => (window as unknown as { calls: string[] }).calls)
    const count = (calls: readonly string[], url: string) => calls.filter((one) => one === url).length
    for (const url of new Set(sent))
      await expect.poll(() => count(arrived, url), url).toBeGreaterThanOrEqual(count(sent, url))
  }
  const enter = (player: Readonly<Record<string, string>>) =>
    page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, player)
  try {
    const origin = await server.open()
    await countCalls(page)
    await page.goto(`${origin}/robots.txt`)
    await enter(PLAYER)
    await open(`${origin}/chat-list`)
    await expect(page.getByText('For Rahim')).toBeVisible()
    await open(`${origin}/withdrawal`)
    await expect(page.getByRole('option', { name: '01*******11' })).toBeAttached()

    await page.goto(`${origin}/robots.txt`)
    await enter(KARIM)
    await open(`${origin}/chat-list`)
    await expect(page.getByText('For Karim')).toBeVisible()
    await open(`${origin}/withdrawal`)
    await expect(page.getByRole('option', { name: '01*******22' })).toBeAttached()
    await expect(page.getByRole('option', { name: '01*******11' })).not.toBeAttached()
    // Whose first reads leave before the site's code arrives.
    for (const path of ['/', '/deposit', '/games?type=SLOT', '/exchange-inplay', '/'])
      await open(`${origin}${path}`)
  } finally {
    server.close()
  }
})
