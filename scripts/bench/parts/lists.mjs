import { measureLists } from '../lists.mjs'
import { newPlayer, verdict } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

/** Limits of a long list that was scrolled: elements in the page for each row, besides those of a screen; its heap. */
const MAX_ELEMENTS = (/** @type {number} */ rows) => 3_000 + 5 * rows
const MAX_LIST_HEAP = 40e6

/** Measures the scrolling of long lists. @param {Bench} bench */
export async function benchLists({ site }) {
  const [bare, ...lists] = await measureLists(site.url, await newPlayer(site))
  console.log('\nLong lists, CPU slowed down four times, 5 s of scrolling')
  const cpuOf = (/** @type {import('../lists.mjs').List | undefined} */ list) =>
    Number(list?.total) / Number(list?.frames)
  for (const list of lists) {
    const passed =
      list.over50 === 0 &&
      list.scrolled > 0 &&
      list.elements <= MAX_ELEMENTS(list.rows) &&
      list.heap <= MAX_LIST_HEAP
    console.log(
      `  ${list.path.padEnd(32)}${list.rows} rows, ${list.scrolled} px: ${list.over50} tasks over 50 ms, longest ${list.longest.toFixed(0)} ms; CPU of a frame, ratio ${(cpuOf(list) / cpuOf(bare)).toFixed(2)}; ${list.elements} elements, ${(list.heap / 1e6).toFixed(0)} MB: ${verdict(passed)}`,
    )
  }
}
