import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../lib/chromium.mjs'
import { serveOdds } from './serve.mjs'

const SEED = 7
const WARM_UP_MS = 2_000

/**
 * @typedef {object} OddsFigures
 * @property {number} cpu main-thread CPU time of a poll, in ms
 * @property {number} polls a second
 * @property {number} longest task, in ms
 */

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Measures a page while its odds move: the CPU time of the renderer's main thread, from a trace.
 *
 * @param {string} folder of the pages
 * @param {string} page its path in the folder
 * @param {import('./workload.mjs').Size} size
 * @param {string} executablePath path of Chromium
 * @param {{ runs: number, seconds: number }} options
 * @returns {Promise<OddsFigures>} medians of the runs
 */
export async function measureOdds(folder, page, size, executablePath, { runs, seconds }) {
  /** @type {OddsFigures[]} */
  const figures = []
  for (let run = 0; run < runs; run += 1) {
    const server = await serveOdds(folder, size, SEED)
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      const tab = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await tab.goto(`${server.url}/${page}`)
      await tab.waitForTimeout(WARM_UP_MS)
      const before = server.polls()
      await browser.startTracing(tab, { categories: ['toplevel', 'devtools.timeline'] })
      await tab.waitForTimeout(seconds * 1_000)
      const polls = server.polls() - before
      const tasks = mainThreadTasks(JSON.parse(String(await browser.stopTracing())).traceEvents)
      figures.push({
        cpu: tasks.reduce((sum, { cpu }) => sum + cpu, 0) / polls,
        polls: polls / seconds,
        longest: Math.max(...tasks.map(({ length }) => length)),
      })
    } finally {
      await browser.close()
      await server.stop()
    }
  }
  return {
    cpu: median(figures.map(({ cpu }) => cpu)),
    polls: median(figures.map(({ polls }) => polls)),
    longest: median(figures.map(({ longest }) => longest)),
  }
}

/**
 * @param {any[]} events of a trace
 * @returns {{ cpu: number, length: number }[]} the tasks of the busiest main thread of a renderer, in ms
 */
function mainThreadTasks(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }) =>
    events
      .filter(
        (event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask',
      )
      .map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1_000, length: dur / 1_000 }))
  return mains.map(tasksOf).toSorted((a, b) => b.length - a.length)[0] ?? []
}
