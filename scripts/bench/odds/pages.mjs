import { join } from 'node:path'
import { withBrowser } from '../../lib/browser.mjs'
import { PHONE } from '../../lib/chromium.mjs'
import { ROOT } from '../../lib/root.mjs'
import { serveOdds } from './serve.mjs'
import { SIZES } from './workload.mjs'

/** The folder that the page used for comparison is built in. */
export const BY_HAND = join(ROOT, '.cache/bench/odds')

const SEED = 7
const WARM_UP_MS = 2_000

/** @typedef {{ folder: string, path: string, shows: string }} OddsPage `shows`: a text that it shows with the odds */

const DIST = join(ROOT, 'dist')

/** The pages that show odds: the benchmark's and the built site's, of a match and of a list. */
export const PAGES = /** @type {const} */ ({
  byHand: { folder: BY_HAND, path: '/', shows: '1 over runs' },
  site: { folder: DIST, path: '/odds-view', shows: '1 over runs' },
  listByHand: { folder: BY_HAND, path: '/?list', shows: 'Match 1' },
  list: { folder: DIST, path: '/exchange-inplay', shows: 'Match 1' },
})

/** Logs in and selects the market that the odds view shows. Runs in the page, before its scripts. */
export function enterSite() {
  const session = { token: 'bench', remote_id: '1', username: 'bench', exchangeToken: 'bench' }
  for (const [key, value] of Object.entries({ ...session, popup: '0', regPopup: '0' }))
    localStorage.setItem(key, value)
  const match = { marketId: '1', eventId: '1', selectedSport: 'cricket', eventName: 'Team 1 v Team 2' }
  if (location.pathname === '/odds-view') history.replaceState(match, '')
}

/**
 * Opens a page of odds in a phone-sized viewport, waits until its odds move, and closes it after the work.
 *
 * @template Result
 * @param {OddsPage} page
 * @param {{ size?: import('./workload.mjs').Size, answerMs?: number,
 *   before?: { content: string } }} options `answerMs`: how long a response takes; `before`: a script that runs in the
 *   page before its own
 * @param {(opened: { tab: import('@playwright/test').Page, browser: import('@playwright/test').Browser,
 *   polls: () => number }) => Promise<Result>} work `polls`: responses from `match-odds` so far
 * @returns {Promise<Result>}
 */
export async function withPage(page, { size = SIZES[200], answerMs = 20, before }, work) {
  const server = await serveOdds(page.folder, size, SEED, answerMs)
  const opened = async (/** @type {import('@playwright/test').Browser} */ browser) => {
    const tab = await browser.newPage(PHONE)
    await tab.addInitScript(enterSite)
    if (before) await tab.addInitScript(before)
    await tab.goto(`${server.url}${page.path}`)
    await tab.getByText(page.shows, { exact: true }).waitFor()
    await tab.waitForTimeout(WARM_UP_MS)
    return work({ tab, browser, polls: server.polls })
  }
  return withBrowser(opened, { server })
}
