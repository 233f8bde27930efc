import { heapOf, mainThreadTasks, traced } from '../../lib/browser.mjs'
import { CPU_SLOWDOWN } from '../../lib/slowNetwork.mjs'
import { START, tasksIn } from '../lists.mjs'
import { PAGES, withPage } from './pages.mjs'

/** Polls in five minutes, before the heap is first measured, and in an hour: one every 300 ms. */
const FIVE_MINUTES = 1_000
const HOUR = 12_000

/** Time limit for the hour's polls, in ms of real time. */
const HOUR_LIMIT = 150_000

/**
 * @typedef {object} OddsFigures
 * @property {number} cpu main-thread CPU time per poll, in ms
 * @property {number} polls per second
 * @property {number} longest CPU time of the longest task, in ms
 */

/** @typedef {import('./workload.mjs').Size} Size */

/**
 * Measures the CPU time of the renderer's main thread, taken from a trace, while a page's odds move.
 *
 * @param {import('./pages.mjs').OddsPage} page
 * @param {Size} size
 * @param {number} seconds
 * @param {number} [slowdown] how many times slower the CPU is
 * @returns {Promise<OddsFigures>}
 */
export function measureOdds(page, size, seconds, slowdown = 1) {
  return withPage(page, { size }, async ({ tab, browser, polls }) => {
    const devtools = await tab.context().newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const before = polls()
    const { events } = await traced(browser, tab, () => tab.waitForTimeout(seconds * 1_000))
    const counted = polls() - before
    const times = mainThreadTasks(events)
    const cpu = times.reduce((sum, time) => sum + time, 0) / counted
    return { cpu, polls: counted / seconds, longest: Math.max(...times) }
  })
}

/** A player's scroll: unlike one by a script, it ends once. In px, and px per second. */
const SCROLL = {
  ...{ x: 195, y: 420, yDistance: -10_000, speed: 2_000 },
  gestureSourceType: /** @type {const} */ ('mouse'),
}

/**
 * Measures the tasks of a list of 60 matches with moving prices while it scrolls.
 *
 * @param {import('./pages.mjs').OddsPage} page
 */
export function measureList(page) {
  return withPage(page, {}, async ({ tab, browser }) => {
    const devtools = await tab.context().newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const { events } = await traced(browser, tab, async () => {
      await tab.evaluate((mark) => void performance.mark(mark), START)
      await devtools.send('Input.synthesizeScrollGesture', SCROLL)
    })
    return tasksIn(events)
  })
}

/**
 * Makes timers of less than a second, such as the time between polls, a thousand times shorter. Request
 * timeouts stay the same. Runs in the page, before its scripts.
 */
function hurry() {
  const { setTimeout } = window
  const now = performance.now.bind(performance)
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ run, delay = 0) => setTimeout(run, delay < 1_000 ? delay / 1_000 : delay)
  )
  performance.now = () => now() * 1_000
}

/**
 * Measures the heap of the odds view after the polls of five minutes, and again after those of another hour.
 * Each time, the smallest of several forced garbage collections counts. The page polls as fast as it can.
 *
 * @param {Size} size
 * @returns {Promise<{ before: number, after: number, minutes: number }>} bytes in use; `minutes`: how many minutes of
 *   polling there were in between
 */
export function measureHeap(size) {
  const before = { content: `(${hurry})()` }
  return withPage(PAGES.site, { size, answerMs: 0, before }, async ({ tab, polls }) => {
    const devtools = await tab.context().newCDPSession(tab)
    const until = async (/** @type {number} */ count) => {
      const end = Date.now() + HOUR_LIMIT
      while (polls() < count && Date.now() < end) await tab.waitForTimeout(100)
    }
    await until(FIVE_MINUTES)
    const start = { polls: polls(), heap: await heapOf(devtools) }
    await until(start.polls + HOUR)
    const after = await heapOf(devtools)
    return { before: start.heap, after, minutes: ((polls() - start.polls) / HOUR) * 60 }
  })
}
