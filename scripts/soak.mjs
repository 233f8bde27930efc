// npm run soak: keeps a logged-in tab open for 24 simulated hours on `/` and on `/inbox`, and for one hour on
// moving odds, each after a warm-up of one hour (a quarter of an hour for odds), and compares the heap at the
// end with the heap after the warm-up. `--only=inbox` runs only some parts (home, inbox, odds), `--hours=4`
// simulates fewer hours of `/` and `/inbox`.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { partsIn, positiveIntegers } from './lib/options.mjs'
import { measureSoak } from './soak/measure.mjs'

/** How much the heap may grow after the warm-up, as a share. */
const MAX_GROWTH = 0.05

/** The smallest share of the expected polls, so that a stalled tab does not pass. */
const MIN_POLLS = 0.95

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'home,inbox,odds' }, hours: { type: 'string', default: '24' } },
})
const { hours } = positiveIntegers({ hours: values.hours })

const SOAKS = /** @type {Record<string, import('./soak/measure.mjs').Soak>} */ ({
  home: { path: '/', first: 1, hours, heading: 'Slot', poll: { call: '/api/balance', period: 10_000 } },
  inbox: {
    ...{ path: '/inbox', first: 1, hours, heading: 'Message 100' },
    poll: { call: '/api/inbox', period: 10_000 },
  },
  odds: {
    ...{ path: '/odds-view', first: 1 / 4, hours: 1, heading: '1 over runs' },
    poll: { call: '/exchange-data/match-odds/1', period: 300 },
  },
})

const parts = partsIn(values.only, Object.keys(SOAKS))

await ensureBuilt('site')

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1_048_576).toFixed(2)} MB`

for (const part of parts) {
  const soak = /** @type {import('./soak/measure.mjs').Soak} */ (SOAKS[part])
  const began = Date.now()
  const { held, polls, errors } = await measureSoak(soak)
  const expected = (soak.hours * 3_600_000) / soak.poll.period
  const [before, after] = [held[0], held.at(-1)]
  if (!before || !after) throw new Error('Nothing was measured.')
  const growth = after.heap / before.heap - 1
  const passed = growth <= MAX_GROWTH && polls >= expected * MIN_POLLS && errors.length === 0
  if (!passed) process.exitCode = 1
  console.log(
    [
      `${soak.path}: ${soak.hours} simulated hours after ${soak.first}, ${polls} polls (≥ ${Math.round(expected * MIN_POLLS)}), in ${((Date.now() - began) / 1000).toFixed(0)} s`,
      `  heap ${held.map(({ heap }) => megabytes(heap)).join(' → ')}, ${(growth * 100).toFixed(1)} % (≤ ${MAX_GROWTH * 100} %): ${passed ? 'ok' : 'MISS'}`,
      `  nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
      ...errors.map((error) => `  error: ${error}`),
    ].join('\n'),
  )
}
