import { startHttp2 } from '../../lib/http2.mjs'
import { SLOW_4G, startSlowNetwork } from '../../lib/slowNetwork.mjs'
import { measureData } from '../data.mjs'
import { newPlayer, verdict } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

/** The limit in kB of a first visit with all that its worker keeps. */
const MAX_VISIT = 320

/** Measures what a visit costs of a data plan. @param {Bench} bench */
export async function benchData({ site }) {
  const secure = await startHttp2(site.url)
  const network = await startSlowNetwork(secure.url, SLOW_4G)
  const { visit, minutes } = await measureData(network, site.url, await newPlayer(site))
  await network.stop()
  await secure.stop()
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(0)} kB`
  console.log('\nData over HTTP/2, page and worker together')
  console.log(
    `  first visit of a guest to / ${kB(visit)} (≤ ${MAX_VISIT}): ${verdict(visit <= MAX_VISIT * 1_000)}`,
  )
  for (const { path, bytes } of minutes) console.log(`  a minute of ${path.padEnd(20)}${kB(bytes)}`)
}
