import { heapOf, mainThreadTasks, openPhone, traced, withBrowser } from '../lib/browser.mjs'
import { LONG, serveLongLists } from './longLists.mjs'

/** A list with as many plain tiles as there are games: the minimum cost of scrolling. */
const BARE_LIST = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
${Array.from({ length: LONG.games }, (_, index) => `<div style="height:60px">Game ${index}</div>`).join('')}`

/** Milliseconds for what a screen loads last. */
const SETTLING = 6_000

/** Mark in a trace that shows when the measurement starts. */
export const START = 'bench: start'

/**
 * Scrolls for five seconds, away from the end at which the list was opened. Returns the number of frames, the distance
 * and the number of elements at the end. Runs in the page.
 *
 * @param {string} mark made at the start
 */
function scroll(mark) {
  performance.mark(mark)
  return new Promise((resolve) => {
    const [start, from] = [performance.now(), window.scrollY]
    let frames = 0
    const step = () => {
      frames += 1
      window.scrollBy(0, from > 0 ? -70 : 70)
      if (performance.now() - start < 5_000) return requestAnimationFrame(step)
      const elements = document.querySelectorAll('*').length
      resolve({ frames, elements, scrolled: Math.abs(window.scrollY - from) })
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
  const total = times.reduce((sum, time) => sum + time, 0)
  const over50 = times.filter((time) => time > 50).length
  return { total, over50, longest: Math.max(0, ...times) }
}

/** The long lists by address: what they hold, and how many. */
const LISTS = {
  '/games?type=SLOT&title=Slot': LONG.games,
  '/betting-record': LONG.records,
  '/inbox': LONG.messages,
  '/chat-box/1': LONG.lines,
}

/**
 * @typedef {Tasks & { path: string, rows: number, frames: number, scrolled: number, elements: number, heap: number }} List
 *   `heap`: bytes in use after scrolling
 */

/**
 * Measures the site's long lists and a bare list while they scroll, with the CPU slowed down.
 *
 * @param {string} site origin of the site
 * @param {Readonly<Record<string, string>>} stored what the device stores about the player
 * @returns {Promise<List[]>} the bare list first
 */
export function measureLists(site, stored) {
  return withBrowser(async (browser) => {
    /** @type {List[]} */
    const measured = []
    for (const [path, rows] of [['', LONG.games], ...Object.entries(LISTS)]) {
      const { page, devtools } = await openPhone(browser, { stored })
      if (path === '') await page.setContent(BARE_LIST)
      else {
        await serveLongLists(page)
        await page.goto(`${site}${path}`)
        await page.locator('[role=list] > * > *, main ul > li').first().waitFor()
        await page.waitForTimeout(SETTLING)
      }
      const { events, result } = await traced(browser, page, () => page.evaluate(scroll, START))
      const scrolled = /** @type {Pick<List, 'frames' | 'scrolled' | 'elements'>} */ (result)
      const heap = await heapOf(devtools)
      measured.push({ path: String(path), rows: Number(rows), heap, ...tasksIn(events), ...scrolled })
      await page.context().close()
    }
    return measured
  })
}
