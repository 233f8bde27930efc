import autocannon from 'autocannon'

/** Time limit that 99 of 100 answers keep, in ms. */
const P99_MS = 100
const SECONDS = 5
/** As many players as poll at the same time. */
const CONNECTIONS = 100
const FIRST_RATE = 1_000
const MAX_RATE = 64_000
/** The search ends when the best rate and the lowest failed one are this close. */
const PRECISION = 1.15
/** A generator that sends fewer requests than it should measures nothing. */
const MIN_SHARE = 0.98

/**
 * @typedef {object} Load
 * @property {number} rate requests a second that were answered
 * @property {number} p99 in ms, from when a request should have been sent
 * @property {boolean} passed all were answered with 200, 99 of 100 in time, and at the rate that was asked for
 */

/**
 * Finds the highest rate of requests to the exchange data service that keeps the time limit: doubles the rate until one
 * fails, then narrows it down. Each rate is tried once for five seconds.
 *
 * @param {string} site origin of the sandbox
 * @param {(load: Load) => void} report receives each rate that was tried
 * @returns {Promise<Load | undefined>} the best one, undefined where none passed
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
 * @returns {Promise<{ path: string }[]>} what pages ask for again and again: each match in play, odds and the rest
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
