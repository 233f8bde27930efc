import { importModule } from '../../lib/importModule.mjs'
import { SLOW_4G, startSlowNetwork } from '../../lib/slowNetwork.mjs'
import { measureInTurns, middle, newPlayer } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

/** Measures what a player waits for on the way to a deposit. @param {Bench} bench */
export async function benchDeposit({ site, runs }) {
  console.log(`\nA deposit on a cold start, 320 px, slow 4G behind a proxy, median of ${runs}`)
  /** @type {typeof import('../deposit.ts')} The names of the controls are the site's texts. */
  const { measureDeposit } = await importModule('/scripts/bench/deposit.ts')
  const slow = await startSlowNetwork(site.url, SLOW_4G)
  const measured = await measureInTurns(runs, /** @type {const} */ (['en', 'bn']), async (language) =>
    measureDeposit(slow.url, String((await newPlayer(site)).username), language),
  )
  await slow.stop()
  const secondsOf = (/** @type {import('../deposit.ts').DepositRun} */ { waited }) =>
    waited.reduce((sum, { seconds }) => sum + seconds, 0)
  for (const { item, all } of measured) {
    const usual = middle(all, secondsOf)
    console.log(`  ${item}: ${usual.taps} taps, ${secondsOf(usual).toFixed(1)} s of waiting`)
    for (const { step, seconds } of usual.waited)
      console.log(`    ${step.padEnd(16)}${seconds.toFixed(2).padStart(6)} s`)
  }
}
