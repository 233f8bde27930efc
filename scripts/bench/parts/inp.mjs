import { measurePresses } from '../inp.mjs'
import { newPlayer, printLoad, verdict } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

/** The 98th percentile of the time from a press to the next paint. */
const MAX_PRESS_MS = 100

/** Measures how soon the page answers a press. @param {Bench} bench */
export async function benchPresses({ site, runs }) {
  console.log(`\nPresses, CPU slowed down four times, ${runs} of each control`)
  printLoad()
  const stored = await newPlayer(site)
  /** @type {import('./bench/inp.mjs').Press[]} */
  const presses = []
  for (let run = 0; run < runs; run += 1) presses.push(...(await measurePresses(site.url, stored)))
  const slowest = presses.toSorted((a, b) => b.ms - a.ms)
  const p98 = slowest[Math.floor(slowest.length * 0.02)]?.ms ?? Number.NaN
  for (const { name, ms } of slowest.slice(0, 8)) console.log(`    ${String(ms).padStart(5)} ms  ${name}`)
  console.log(
    `  98 % of ${presses.length} take ${p98} ms at most (≤ ${MAX_PRESS_MS}): ${verdict(p98 <= MAX_PRESS_MS)}`,
  )
}
