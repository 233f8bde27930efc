import { traced, withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'

const BETS = 10_000
/** A mid-range phone is about four times slower than a desktop computer. */
const CPU_SLOWDOWN = 4
/** Mark in the trace that shows when the page is idle and the measurement starts. */
const START = 'bench: start'

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
 * Scrolls for five seconds, one row per frame. Returns the largest number of rows. Runs in the page.
 *
 * @param {string} mark
 */
function scroll(mark) {
  performance.mark(mark)
  return new Promise((resolve) => {
    const start = performance.now()
    let rows = 0
    const step = () => {
      rows = Math.max(rows, document.querySelectorAll('li').length)
      window.scrollBy(0, 70)
      if (performance.now() - start < 5_000) return requestAnimationFrame(step)
      resolve(rows)
    }
    requestAnimationFrame(step)
  })
}

/**
 * @typedef {object} Tasks of the page's main thread
 * @property {number} count
 * @property {number} over50 how many took more than 50 ms of CPU time
 * @property {number} longest in ms of CPU time
 */

/**
 * Returns the tasks that ran after the mark, on the thread that made it. Their length is CPU time, so other
 * processes have no effect.
 *
 * @param {any[]} events of a trace
 * @param {string} mark
 * @returns {Tasks}
 */
function tasksSince(events, mark) {
  const start = events.find(({ name }) => name === mark)
  const times = events
    .filter(
      ({ name, ph, pid, tid }) =>
        /RunTask$/.test(name) && ph === 'X' && pid === start?.pid && tid === start?.tid,
    )
    .filter(({ ts }) => ts >= start.ts)
    .map(({ tdur, dur }) => (tdur ?? dur) / 1_000)
  return {
    count: times.length,
    over50: times.filter((time) => time > 50).length,
    longest: Math.max(0, ...times),
  }
}

/**
 * Measures the main thread while a list of 10,000 bets is loaded and scrolled, with the CPU slowed down.
 *
 * @param {string} site origin of the site
 * @param {string} executablePath path of Chromium
 * @returns {Promise<{ loading: Tasks, scrolling: Tasks, rows: number, scrolled: number }>} `rows`: the largest number
 *   of list items in the page at any time; `scrolled`: final scroll position in px
 */
export function measureRecords(site, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const context = await browser.newContext(PHONE)
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, SESSION)
    await context.route('**/api/betting-record', (route) => route.fulfill({ json: { data: bets() } }))
    await context.route('**/api/balance', (route) => route.fulfill({ json: { balance: '0.00' } }))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

    await page.goto(site, { waitUntil: 'networkidle' })
    const loaded = await traced(browser, page, async () => {
      await page.waitForTimeout(500)
      await page.evaluate((mark) => {
        performance.mark(mark)
        history.pushState(null, '', '/betting-record')
      }, START)
      await page.getByRole('list', { name: 'Records' }).waitFor()
      await page.waitForTimeout(500)
    })
    const scrolled = await traced(browser, page, async () => {
      await page.waitForTimeout(500)
      return page.evaluate(scroll, START)
    })
    return {
      loading: tasksSince(loaded.events, START),
      scrolling: tasksSince(scrolled.events, START),
      rows: scrolled.result,
      scrolled: await page.evaluate(() => window.scrollY),
    }
  })
}
