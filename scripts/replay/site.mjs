import { withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'
import { startDevServer } from '../lib/devServer.mjs'
import { tell } from './outcomes.mjs'
import { withModule } from './vite.mjs'

/** @import { Browser } from '@playwright/test' */
/** @import { SiteLog } from '@tiya/workbench/log' */
/** @import { ReplayResult } from '@tiya/workbench/internal/page/replay/replayOrder.ts' */
/** @typedef {ReplayResult & { actors?: readonly { path: string, value: unknown }[] }} Outcome */
/** @typedef {{ browser?: boolean, headed?: boolean, times?: number }} ReplayOptions */
/** @typedef {(log: SiteLog) => Promise<Outcome>} Play */

const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** A file of the site's origin that is not the site itself, opened to store the replay order. */
const BLANK = '/site.webmanifest'

/** Time limit for a page to replay its log, in ms. */
const LIMIT = 120_000

/** @type {<Result>(use: (play: Play) => Promise<Result>) => Promise<Result>} */
const headless = (use) =>
  withModule('/tests/inspect/headlessSite.ts', ({ replayHeadless }) => use(replayHeadless))

/**
 * Replays a log on a page of the development server.
 *
 * @param {Browser} browser @param {string} url @param {SiteLog} log @param {boolean} headed
 * @returns {Promise<Outcome>}
 */
async function playOnPage(browser, url, log, headed) {
  const { desktop, reducedMotion } = log.start
  const context = await browser.newContext({
    ...(desktop ? DESKTOP : PHONE),
    baseURL: url,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  })
  // Affects only pictures, not the site's own code in a folder of that name: the responses to calls come from the log.
  await context.route(/(?<!\/environment)\/storage\//, (route) => route.fulfill({ status: 404 }))
  const page = await context.newPage()
  await page.goto(BLANK)
  await page.evaluate(
    async (order) => {
      const cache = await caches.open('tiya-inspect')
      await cache.put('/__inspect/order.json', new Response(order))
      sessionStorage.setItem('inspect', '')
      sessionStorage.setItem('inspect.replay', '1')
    },
    JSON.stringify({ log, toEntry: null }),
  )
  await page.goto(log.start.at)
  const result = await page.waitForFunction(() => sessionStorage.getItem('inspect.replayed'), null, {
    timeout: LIMIT,
  })
  const outcome = JSON.parse(String(await result.jsonValue()))
  // Leaves the page open for inspection until the window is closed.
  if (headed) await page.waitForEvent('close', { timeout: 0 })
  await context.close()
  return outcome
}

/** @param {boolean} headed @returns {<Result>(use: (play: Play) => Promise<Result>) => Promise<Result>} */
const inBrowser = (headed) => async (use) => {
  const server = await startDevServer()
  const play = (/** @type {Browser} */ browser) => use((log) => playOnPage(browser, server.url, log, headed))
  return withBrowser(play, { headed, server })
}

/** @param {SiteLog} log @param {Outcome} outcome @returns {string} where it stopped, and why */
function inWords({ entries }, { reached, failure, actors = [] }) {
  const last = `entry ${reached} of ${entries.at(-1)?.n ?? 0}`
  if (failure) return `stopped at ${last}\n  expected ${failure.expected}\n  seen     ${failure.seen}`
  const states = actors.map(({ path, value }) => `  ${path}: ${JSON.stringify(value)}`)
  return [`reached ${last}, as the log did`, ...states].join('\n')
}

/**
 * Replays a page's log on the real charts and ports, and prints where it stops. Sets the exit code to 1 if
 * any replay stops before the end of the log.
 *
 * @param {SiteLog} log
 * @param {ReplayOptions} [options]
 * @returns {Promise<Outcome>} the first one that did not reach the end, or else the last one
 */
export async function replay(log, { browser = false, headed = false, times = 1 } = {}) {
  /** @type {Outcome[]} */
  const outcomes = []
  await (browser ? inBrowser(headed) : headless)(async (play) => {
    for (let time = 0; time < times; time += 1) outcomes.push(await play(log))
  })
  return tell(log.title, outcomes, {
    isSame: ({ failure }) => failure === null,
    inWords: (outcome) => inWords(log, outcome),
  })
}
