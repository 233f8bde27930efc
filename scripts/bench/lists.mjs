import { mainThreadTasks, traced, withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'

const GAMES = 2_000
const BETS = 10_000

/** A mid-range phone is about four times slower than a desktop computer. */
const CPU_SLOWDOWN = 4

/** A list with the same number of plain tiles: the minimum cost of scrolling. */
const BARE_LIST = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
${Array.from({ length: GAMES }, (_, index) => `<div style="height:60px">Game ${index}</div>`).join('')}`

/** Mark in a trace that shows when the measurement starts. */
export const START = 'bench: start'

const SESSION = { token: 'bench', remote_id: '1', username: 'bench', popup: '0', regPopup: '0' }

/** Returns as many bets as a heavy player places in a week, newest first. */
function bets() {
  const now = Date.now()
  return Array.from({ length: BETS }, (_, index) => ({
    platform: `PROVIDER ${index % 12}`,
    game_type: ['SLOT', 'LIVE', 'EGAME', 'FH'][index % 4],
    game_name: `Game ${index} with a long name`,
    bet_amount: `${10 + (index % 500)}.00`,
    winAmount: index % 3 === 0 ? `${index % 900}.50` : '0.00',
    created_at: new Date(now - index * 50_000).toISOString(),
  }))
}

/**
 * Scrolls for five seconds. Returns the number of frames and the largest number of list items. Runs in the page.
 *
 * @param {string} mark made at the start
 */
function scroll(mark) {
  performance.mark(mark)
  return new Promise((resolve) => {
    const start = performance.now()
    let [frames, rows] = [0, 0]
    const step = () => {
      frames += 1
      rows = Math.max(rows, document.querySelectorAll('li').length)
      window.scrollBy(0, 70)
      if (performance.now() - start < 5_000) return requestAnimationFrame(step)
      resolve({ frames, rows, scrolled: window.scrollY })
    }
    requestAnimationFrame(step)
  })
}

/**
 * @typedef {object} Tasks of the page's main thread, in ms of CPU time, so that other processes have no effect
 * @property {number} total
 * @property {number} over50 how many took more than 50 ms
 * @property {number} longest
 */

/** @param {any[]} events of a trace @returns {Tasks} those after the mark */
export function tasksIn(events) {
  const times = mainThreadTasks(events, START)
  return {
    total: times.reduce((sum, time) => sum + time, 0),
    over50: times.filter((time) => time > 50).length,
    longest: Math.max(0, ...times),
  }
}

/**
 * Measures lists with the CPU slowed down: a bare list of 2,000 and `/games` with 2,000 games (the sandbox's, repeated)
 * while they scroll, and 10,000 betting records while they are loaded and while they scroll.
 *
 * @param {string} site origin of the site
 * @param {string} executablePath path of Chromium
 */
export function measureLists(site, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const open = async (/** @type {Record<string, string>} */ stored = {}) => {
      const page = await browser.newPage(PHONE)
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, stored)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      return page
    }
    const scrolled = async (/** @type {import('@playwright/test').Page} */ page) => {
      const { events, result } = await traced(browser, page, () => page.evaluate(scroll, START))
      await page.close()
      return { ...tasksIn(events), .../** @type {Record<'frames' | 'rows' | 'scrolled', number>} */ (result) }
    }

    const plain = await open()
    await plain.setContent(BARE_LIST)
    const bare = await scrolled(plain)

    const page = await open()
    await page.route('**/api/get-games?*', async (route) => {
      const response = await route.fetch()
      const { games: few } = await response.json()
      const many = Array.from({ length: GAMES }, (_, index) => ({
        ...few[index % few.length],
        code: `game-${index}`,
      }))
      await route.fulfill({ response, json: { games: many } })
    })
    await page.goto(`${site}/games?type=SLOT&title=Slot`, { waitUntil: 'networkidle' })
    const games = await scrolled(page)

    const records = await open(SESSION)
    await records.route('**/api/betting-record', (route) => route.fulfill({ json: { data: bets() } }))
    await records.route('**/api/balance', (route) => route.fulfill({ json: { balance: '0.00' } }))
    await records.goto(site, { waitUntil: 'networkidle' })
    const { events } = await traced(browser, records, async () => {
      await records.evaluate((mark) => {
        performance.mark(mark)
        history.pushState(null, '', '/betting-record')
      }, START)
      await records.getByRole('list', { name: 'Records' }).waitFor()
      await records.waitForTimeout(500)
    })
    return { bare, games, loading: tasksIn(events), records: await scrolled(records) }
  })
}
