import autocannon from 'autocannon'

/** Time limit that 99 of 100 responses must meet, in ms. */
const P99_MS = 100
const SECONDS = 5
/** The number of players who poll at the same time. */
const CONNECTIONS = 100
const FIRST_RATE = 1_000
const MAX_RATE = 64_000
/** The search ends when the best rate and the lowest failed one are this close. */
const PRECISION = 1.15
/** Smallest share of the intended requests: a load generator that sends fewer measures nothing. */
const MIN_SHARE = 0.98

/**
 * @typedef {object} Load
 * @property {number} rate requests per second that got a response
 * @property {number} p99 in ms, from when a request should have been sent
 * @property {boolean} passed true if all got a 200 response, 99 of 100 in time, at the requested rate
 */

/**
 * Finds the highest request rate at which the exchange data service meets the time limit: doubles the rate
 * until one fails, then narrows it down. Each rate is tried once for five seconds.
 *
 * @param {string} site origin of the sandbox
 * @param {(load: Load) => void} report receives each rate that was tried
 * @returns {Promise<Load | undefined>} the best one, or undefined if none passed
 */
export async function measureOddsService(site, report) {
  const requests = await pollsOf(site)
  await fire(site, requests, FIRST_RATE)
  /** @type {Load | undefined} */
  let best
  let passed = 0
  let failed = Number.POSITIVE_INFINITY
  const next = () =>
    failed === Number.POSITIVE_INFINITY ? passed * 2 : Math.round(Math.sqrt(passed * failed))
  for (let rate = FIRST_RATE; rate <= MAX_RATE && failed > passed * PRECISION; rate = next()) {
    const load = await fire(site, requests, rate)
    report(load)
    if (load.passed) [best, passed] = [load, rate]
    else failed = rate
    if (!best) break
  }
  return best
}

/**
 * @param {string} site
 * @returns {Promise<{ path: string }[]>} the requests that pages repeat: for each match in play, the odds and the rest
 */
async function pollsOf(site) {
  const polls = []
  for (const sport of ['cricket', 'soccer', 'tennis']) {
    const response = await fetch(`${site}/exchange-data/sports-events/${sport}`)
    const { data } = await response.json()
    for (const { MarketId, EventId, Event } of data)
      if (Event.inPlay)
        polls.push(
          { path: `/exchange-data/match-odds/${MarketId}` },
          { path: `/exchange-data/event/${EventId}` },
        )
  }
  return polls
}

/** @param {string} url @param {{ path: string }[]} requests @param {number} rate @returns {Promise<Load>} */
async function fire(url, requests, rate) {
  const result = await autocannon({
    url,
    requests,
    overallRate: rate,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  const answered = result.requests.total / result.duration
  const isClean = result.errors + result.timeouts + result.non2xx === 0
  const { p99 } = result.latency
  return { rate: answered, p99, passed: isClean && p99 <= P99_MS && answered >= rate * MIN_SHARE }
}
