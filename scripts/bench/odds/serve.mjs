import { preview } from 'vite'
import { makeList, makeOdds } from './workload.mjs'

/** @typedef {Record<string, object | (() => object)>} Answers responses by path, or functions that make them */

/** Responses to what the site requests besides the odds; other calls of `/api` get a 404. */
export const SITE = /** @type {Answers} */ ({
  '/api/balance': { balance: '1500.00' },
  '/api/general': { general: { site_status: 1, site_title: 'Bench' } },
  '/api/inbox': { success: true, data: { data: [], last_page: 1 } },
  '/api/market/block': { marketBlock: { exchange_market: 1, cs_market: 1, status: 'active' } },
  '/exchange-data/score/board/1': { html: '' },
})

/**
 * Serves the benchmark's pages from a folder, and `/exchange-data` with odds that change with each response.
 *
 * @param {string} folder
 * @param {import('./workload.mjs').Size} size
 * @param {number} seed
 * @param {number} answerMs how long a response with odds takes, in ms
 * @param {Answers} [site] the responses besides the odds
 * @returns {Promise<{ url: string, polls: () => number, stop: () => Promise<void> }>} `polls`: responses from
 *   `match-odds`
 */
export async function serveOdds(folder, size, seed, answerMs, site = SITE) {
  const odds = makeOdds(size, seed)
  const answers = {
    ...site,
    '/exchange-data/sports-events/cricket': makeList(seed),
    '/exchange-data/sports-events/soccer': { data: [] },
    '/exchange-data/sports-events/tennis': { data: [] },
    '/exchange-data/match-odds/1': odds.market,
    '/exchange-data/event/1': odds.event,
  }
  let polls = 0

  /** @type {import('vite').Connect.NextHandleFunction} */
  const answer = (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (!/^\/(api|exchange-data)\//.test(path)) return next()
    const found = answers[path]
    if (found === odds.market) polls += 1
    const body = typeof found === 'function' ? found() : found
    const send = () =>
      response
        .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { message: 'Not found' }))
    if (answerMs > 0) setTimeout(send, answerMs)
    else send()
  }

  const server = await preview({
    configFile: false,
    build: { outDir: folder },
    // Same as in the sandbox: without `eval`, schemas are checked by slower code.
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': "script-src 'self'" } },
    plugins: [{ name: 'answers', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }],
  })
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address())
  return { url: `http://127.0.0.1:${port}`, polls: () => polls, stop: () => server.close() }
}
