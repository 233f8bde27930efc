import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { makeOdds } from './workload.mjs'

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
})

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
  let polls = 0
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const data = { '/exchange-data/match-odds/1': odds.market, '/exchange-data/event/1': odds.event }[path]
    // Same as in the sandbox: without `eval`, schemas are checked by slower code.
    response.setHeader('content-security-policy', "script-src 'self'")
    if (data) {
      if (data === odds.market) polls += 1
      const body = JSON.stringify(data())
      const send = () => response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      if (answerMs > 0) setTimeout(send, answerMs)
      else send()
      return
    }
    const isCall = path.startsWith('/api/') || path.startsWith('/exchange-data/')
    if (isCall) {
      const answer = site[path]
      const body = typeof answer === 'function' ? answer() : answer
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { message: 'Not found' }))
      return
    }
    // The addresses of the site's screens are not files.
    const file = join(folder, extname(path) ? normalize(path) : 'index.html')
    const body = await readFile(file).catch(() => undefined)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    if (body) response.writeHead(200, { 'content-type': type }).end(body)
    else response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    polls: () => polls,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
