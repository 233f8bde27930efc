import { PAGES, withPage } from './pages.mjs'

/** A mid-range phone is about four times slower than a desktop computer. */
const CPU_SLOWDOWN = 4

/** Simulated time that goes by before the heap is measured first, and until it is measured again, in ms. */
const SETTLING = 60_000
const HOUR = 3_600_000

/**
 * @typedef {object} OddsFigures
 * @property {number} cpu main-thread CPU time of a poll, in ms
 * @property {number} polls a second
 * @property {number} longest task, in ms of CPU time
 */

/** @typedef {import('./workload.mjs').Size} Size */

/**
 * Measures a page while its odds move: the CPU time of the renderer's main thread, from a trace.
 *
 * @param {import('./pages.mjs').OddsPage} page
 * @param {Size} size
 * @param {string} executablePath path of Chromium
 * @param {number} seconds
 * @param {number} [slowdown] how many times slower the CPU is
 * @returns {Promise<OddsFigures>}
 */
export function measureOdds(page, size, executablePath, seconds, slowdown = 1) {
  return withPage(page, { size, executablePath }, async ({ tab, browser, polls }) => {
    const devtools = await tab.context().newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const before = polls()
    await browser.startTracing(tab, { categories: ['toplevel'] })
    await tab.waitForTimeout(seconds * 1_000)
    const counted = polls() - before
    const times = mainThreadTasks(JSON.parse(String(await browser.stopTracing())).traceEvents)
    return {
      cpu: times.reduce((sum, time) => sum + time, 0) / counted,
      polls: counted / seconds,
      longest: Math.max(...times),
    }
  })
}

/**
 * @param {any[]} events of a trace
 * @returns {number[]} CPU times of the tasks of the busiest main thread of a renderer, in ms
 */
function mainThreadTasks(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const timesOf = (/** @type {any} */ { pid, tid }) =>
    events
      .filter(
        (event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask',
      )
      .map(({ tdur = 0 }) => tdur / 1_000)
  return mains.map(timesOf).toSorted((a, b) => b.length - a.length)[0] ?? []
}

/**
 * Returns the longest task of the odds view while its odds move and the CPU is four times slower, in ms.
 *
 * @param {Size} size
 * @param {string} executablePath path of Chromium
 * @param {number} seconds
 */
export async function longestTask(size, executablePath, seconds) {
  return (await measureOdds(PAGES.site, size, executablePath, seconds, CPU_SLOWDOWN)).longest
}

/**
 * Measures the heap of the odds view after a simulated minute and an hour later, each time after a forced collection.
 * Time goes as fast as the page can follow, and stands still while a request is on its way.
 *
 * @param {Size} size
 * @param {string} executablePath path of Chromium
 * @returns {Promise<{ before: number, after: number, polls: number }>} bytes in use; `polls`: within the hour
 */
export function measureHeap(size, executablePath) {
  return withPage(PAGES.site, { size, executablePath, answerMs: 0 }, async ({ tab, polls }) => {
    const devtools = await tab.context().newCDPSession(tab)
    const pass = async (/** @type {number} */ budget) => {
      const passed = new Promise((resolve) => devtools.once('Emulation.virtualTimeBudgetExpired', resolve))
      const policy = 'pauseIfNetworkFetchesPending'
      await devtools.send('Emulation.setVirtualTimePolicy', { policy, budget })
      await passed
    }
    const used = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize
    }
    await pass(SETTLING)
    const before = await used()
    const start = polls()
    await pass(HOUR)
    return { before, after: await used(), polls: polls() - start }
  })
}
