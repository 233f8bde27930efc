import { withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'

const GAMES = 2_000
const SLOW_FRAME_MS = 50
/** A mid-range phone is about four times slower than a desktop computer. */
const CPU_SLOWDOWN = 4

/** A list with the same number of plain tiles: the minimum cost of scrolling. */
const BARE_LIST = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
${Array.from({ length: GAMES }, (_, index) => `<div style="height:60px">Game ${index}</div>`).join('')}`

/**
 * @typedef {object} Frames
 * @property {number} count number of frames while the page scrolled
 * @property {number} slow number of frames longer than 50 ms
 * @property {number} mean in ms
 * @property {number} longest in ms
 */

/** Scrolls for five seconds, about half a screen per ten frames, and measures each frame. Runs in the page. */
function scrollAndTime(slowMs) {
  return new Promise((resolve) => {
    const times = []
    const start = performance.now()
    let last = start
    const step = (now) => {
      if (now > last) times.push(now - last)
      last = now
      document.scrollingElement?.scrollBy(0, 40)
      if (now - start < 5_000) return requestAnimationFrame(step)
      resolve({
        count: times.length,
        slow: times.filter((time) => time > slowMs).length,
        mean: times.reduce((sum, time) => sum + time, 0) / times.length,
        longest: Math.max(...times),
      })
    }
    requestAnimationFrame(step)
  })
}

/**
 * Measures scrolling through `/games` with 2,000 games (the sandbox's, repeated), and through a bare list of 2,000.
 *
 * @param {string} site origin of the site
 * @param {string} executablePath path of Chromium
 * @returns {Promise<{ games: Frames, bare: Frames, scrolled: number }>} `scrolled`: final scroll position of
 *   `/games` in px
 */
export function measureScrolling(site, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const context = await browser.newContext(PHONE)
    await context.route('**/api/get-games?*', async (route) => {
      const response = await route.fetch()
      const { games } = await response.json()
      const many = Array.from({ length: GAMES }, (_, index) => ({
        ...games[index % games.length],
        code: `game-${index}`,
      }))
      await route.fulfill({ response, json: { games: many } })
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)

    const time = async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      const frames = await page.evaluate(scrollAndTime, SLOW_FRAME_MS)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      return frames
    }
    await page.setContent(BARE_LIST)
    const bare = await time()
    await page.goto(`${site}/games?type=SLOT&title=Slot`, { waitUntil: 'networkidle' })
    const games = await time()
    const scrolled = await page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
    return { games, bare, scrolled }
  })
}
