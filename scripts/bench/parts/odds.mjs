import { resolve } from 'node:path'
import { CPU_SLOWDOWN } from '../../lib/slowNetwork.mjs'
import { measureHeap, measureList, measureOdds } from '../odds/measure.mjs'
import { PAGES as ODDS_PAGES } from '../odds/pages.mjs'
import { countWrongPlaces } from '../odds/places.mjs'
import { SIZES } from '../odds/workload.mjs'
import { measureInTurns, printLoad, verdict } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

/** Limits for the odds view. The ratio, by number of cells, is its CPU time per poll to the hand-written page's. */
const MAX_ODDS_RATIO = { 200: 1, 800: 0.67 }
/** The CPU time per poll of this build to that of the one in `--site`. */
const MAX_ODDS_GROWTH = 1.05
const MIN_POLLS = 3
const MAX_ODDS_TASK_MS = 50
/** Long enough for two polls of a list. */
const LIST_SECONDS = 12
const MAX_HEAP_GROWTH = 0.05

/** Measures what moving odds cost, beside a page by hand and beside another build. @param {Bench} bench */
export async function benchOdds({ runs, seconds, other: otherSite }) {
  console.log(`\nOdds for ${seconds} s, main-thread CPU time of a poll, median of ${runs}`)
  printLoad()
  const pages = { ...ODDS_PAGES, other: { ...ODDS_PAGES.site, folder: resolve(otherSite) } }
  const names = /** @type {const} */ (['byHand', 'site', 'other']).slice(0, otherSite ? 3 : 2)
  for (const [cells, size] of Object.entries(SIZES)) {
    const measured = await measureInTurns(runs, names, (name) => measureOdds(pages[name], size, seconds))
    const limit = MAX_ODDS_RATIO[/** @type {200 | 800} */ (Number(cells))]
    const [base, own, other] = measured.map(({ median }) => median('cpu'))
    for (const { item, median } of measured) {
      const ratio = median('cpu') / Number(base)
      const figures = `${median('cpu').toFixed(2)} ms, ratio ${ratio.toFixed(2)}, ${median('polls').toFixed(2)} polls a second, longest task ${median('longest').toFixed(0)} ms`
      const result = item === 'site' ? verdict(ratio <= limit && median('polls') >= MIN_POLLS) : ''
      console.log(`  ${cells} cells, ${item.padEnd(8)}${figures} ${result}`)
    }
    const growth = Number(own) / Number(other)
    if (otherSite)
      console.log(
        `  ${cells} cells, site to other ${growth.toFixed(2)}, at most ${MAX_ODDS_GROWTH}: ${verdict(growth <= MAX_ODDS_GROWTH)}`,
      )
  }
  console.log(
    `  goals: ratio ≤ ${MAX_ODDS_RATIO[200].toFixed(2)} and ≤ ${MAX_ODDS_RATIO[800].toFixed(2)}, polls a second ≥ ${MIN_POLLS.toFixed(1)}`,
  )

  const size = SIZES[800]
  const places = /** @type {const} */ ([
    ['800 cells', ODDS_PAGES.site, seconds],
    ['list of 60', ODDS_PAGES.list, LIST_SECONDS],
  ])
  for (const [name, page, time] of places) {
    const { answers, prices, wrong } = await countWrongPlaces(page, size, time)
    const passed = wrong === 0 && answers > 0
    console.log(
      `  ${name}: ${wrong} of ${prices} prices of ${answers} answers in a wrong cell: ${verdict(passed)}`,
    )
  }
  const { longest } = await measureOdds(ODDS_PAGES.site, size, seconds, CPU_SLOWDOWN)
  console.log(
    `  800 cells: longest task ${longest.toFixed(0)} ms, CPU slowed down four times, at most ${MAX_ODDS_TASK_MS} ms: ${verdict(longest <= MAX_ODDS_TASK_MS)}`,
  )
  const lists = await measureInTurns(runs, /** @type {const} */ (['listByHand', 'list']), (name) =>
    measureList(ODDS_PAGES[name]),
  )
  for (const { item, median } of lists) {
    const figures = `${median('total').toFixed(0)} ms of tasks while scrolling, longest ${median('longest').toFixed(0)} ms, CPU slowed down four times`
    const result = item === 'list' ? verdict(median('longest') <= MAX_ODDS_TASK_MS) : ''
    console.log(`  60 rows, ${item.padEnd(11)}${figures} ${result}`)
  }
  const { before, after, minutes } = await measureHeap(SIZES[200])
  const growth = after / before - 1
  console.log(
    `  200 cells: heap ${(before / 1e6).toFixed(2)} MB, after ${minutes.toFixed(0)} simulated minutes ${(after / 1e6).toFixed(2)} MB, ${(growth * 100).toFixed(1)} %, at most 5 %: ${verdict(growth <= MAX_HEAP_GROWTH && minutes >= 60)}`,
  )
}
