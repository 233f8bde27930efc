import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, PHONE } from './chromium.mjs'
import { CPU_SLOWDOWN } from './slowNetwork.mjs'

/** @import { Browser, CDPSession, Page } from '@playwright/test' */

/** Heap samples, of which the smallest counts: a response that is being read adds several percent to the heap. */
const SAMPLES = 8

/**
 * Starts Chromium, which is installed first if there is none, and closes it after the work.
 *
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} work
 * @param {{ args?: readonly string[], headed?: boolean, server?: { stop: () => Promise<void> } }} [options] `server`:
 *   what else is stopped then
 * @returns {Promise<Result>}
 */
export async function withBrowser(work, { args = [], headed = false, server } = {}) {
  const executablePath = await ensureChromium({ headed })
  const flags = [...CHROMIUM_FLAGS, ...args]
  const browser = await chromium.launch({ executablePath, args: flags, headless: !headed })
  try {
    return await work(browser)
  } finally {
    await browser.close()
    await server?.stop()
  }
}

/**
 * Opens a page on a phone with a slow CPU.
 *
 * @param {Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions & { stored?: Readonly<Record<string, string>> }} options of
 *   the context; `stored`: what the device stores
 * @returns {Promise<{ page: Page, devtools: CDPSession }>}
 */
export async function openPhone(browser, { stored = {}, ...options }) {
  const context = await browser.newContext({ ...PHONE, ...options })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, devtools }
}

/**
 * Traces a page during the work.
 *
 * @template Result
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ events: any[], result: Result }>} `events`: tasks and marks
 */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const result = await work()
  return { events: JSON.parse(String(await browser.stopTracing())).traceEvents, result }
}

/**
 * @param {any[]} events of a trace
 * @param {string} [mark] counts only what came after this mark, on its thread
 * @returns {number[]} CPU times of the tasks of the busiest main thread of a renderer, in ms
 */
export function mainThreadTasks(events, mark) {
  const start = events.find(({ name }) => name === mark)
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const timesOf = (/** @type {any} */ { pid, tid, ts = 0 }) =>
    events
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts)
      .map(({ tdur = 0 }) => tdur / 1_000)
  if (start) return timesOf(start)
  return mains.map(timesOf).toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** Returns the bytes in use after garbage collection. @param {CDPSession} devtools */
export async function heapOf(devtools) {
  const sizes = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await devtools.send('HeapProfiler.collectGarbage')
    sizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.min(...sizes)
}
