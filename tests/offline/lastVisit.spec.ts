import { expect, type Page } from '@playwright/test'
import { deferred } from '../deferred.ts'
import { offlineNotice } from '../flows/app/connection/connection.page.ts'
import { FrontServer } from '../site/frontServer.ts'
import { kept, workerTest } from './worker.ts'

const AT = '/games?type=SLOT'

/** A server whose list of games a test changes, and whose answers it holds. A browser may keep them for hours. */
class GamesServer extends FrontServer {
  /** The names of the games; none: the call fails. */
  names = ['Golden Boat']
  #held: ReturnType<typeof deferred<void>> | undefined

  constructor(sandbox: string) {
    super(sandbox, async ({ url }) => {
      if (!url?.startsWith('/api/get-games?')) return undefined
      const games = this.names.map((name) => ({ code: name, name, platform: 'HILO', type: 'SLOT' }))
      await this.#held?.promise
      const headers = { 'Cache-Control': 'public, max-age=14400' }
      return { headers, body: games.length > 0 ? { games } : { success: false } }
    })
  }

  /** Changes the list, and holds the answers until `release`. */
  hold(...names: string[]): void {
    this.names = names
    this.#held = deferred()
  }

  release(): void {
    this.#held?.resolve()
    this.#held = undefined
  }
}

const test = workerTest.extend<{ server: GamesServer }>({
  server: async ({ served }, use) => {
    const server = new GamesServer(served.sandbox.url)
    await use(server)
    server.close()
  },
  baseURL: ({ server }, use) => server.open().then(use),
})

// Installing the worker takes seconds, and starts five seconds after the first load.
test.describe.configure({ timeout: 180_000 })

const tiles = (page: Page) => page.getByRole('list', { name: /^(Games|গেম)/ }).getByRole('listitem')

/** Returns the paths, with queries, of everything that is kept and not a file of the build. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      ['answers', 'pictures'].map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

const holds = (page: Page, path: string) =>
  expect
    .poll(async () => (await keptAnswers(page)).some((one) => one.startsWith(path)), { timeout: 20_000 })
    .toBe(true)

test('a second visit shows what the first one knew, then what the server answers', async ({
  page,
  context,
  server,
}) => {
  await page.goto(AT)
  await kept(page)
  await holds(page, '/api/get-games')

  await test.step('replaced without a placeholder', async () => {
    server.hold('Rocket Rani', 'Amber Rain')
    await page.goto(AT)
    await expect(tiles(page)).toHaveText([/^Golden Boat/])
    await page.getByRole('searchbox').fill('o')
    server.release()
    await expect(tiles(page)).toHaveText([/^Rocket Rani/])
    await page.getByRole('searchbox').fill('')
    await expect(tiles(page)).toHaveText([/^Rocket Rani/, /^Amber Rain/])
  })

  await test.step('not in another language', async () => {
    server.hold('জাহাজ')
    await page.evaluate(() => localStorage.setItem('app.language', 'bn'))
    await page.goto(AT)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    server.release()
    await expect(tiles(page)).toHaveText([/^জাহাজ/])
    await page.evaluate(() => localStorage.setItem('app.language', 'en'))
  })

  await test.step('though it answers with a failure', async () => {
    server.names = []
    await page.goto(AT)
    await expect(tiles(page)).toHaveText([/^Rocket Rani/, /^Amber Rain/])
  })

  await test.step('without a network', async () => {
    await context.setOffline(true)
    await page.goto(AT)
    await expect(offlineNotice(page)).toBeVisible()
    await expect(tiles(page)).toHaveText([/^Rocket Rani/, /^Amber Rain/])
    await context.setOffline(false)
  })
})

test('an answer that the site can no longer read counts as none', async ({ page }) => {
  await page.goto(AT)
  await kept(page)
  await holds(page, '/api/get-games')
  await page.evaluate(async () => {
    const answers = await caches.open('answers')
    for (const { url } of await answers.keys())
      if (url.includes('/get-games'))
        await answers.put(url, new Response('{"rows":1}', { headers: { 'X-Kept': 'yes' } }))
  })
  await page.goto(AT)
  await expect(tiles(page)).toHaveText([/^Golden Boat/])
})

test('a first visit keeps the pictures of an API on another origin', async ({
  page,
  baseURL,
  build,
  served,
}) => {
  await build.publish(1, { apiHost: baseURL })
  await page.goto(served.sandbox.url)
  await kept(page)
  const shown = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/storage/')),
  )
  expect(shown.map((address) => new URL(address).origin)).toContain(baseURL)
  const missing = () =>
    page.evaluate(async (addresses) => {
      const requests = await (await caches.open('pictures')).keys()
      return addresses.filter((address) => !requests.some(({ url }) => url === address))
    }, shown)
  await expect.poll(missing).toEqual([])
})
