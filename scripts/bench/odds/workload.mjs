import { randomFrom } from '../../lib/random.mjs'

/*
 * The odds that the benchmark shows: a market of 3 runners with 6 prices each, plus 10 bookmaker rows and
 * some fancy rows of 2 cells each. Some cells change with each response. The same seed produces the same odds
 * in each run.
 */

/** @typedef {{ fancyRows: number, changes: number }} Size `changes`: the share of cells that change per response */

/** Keyed by the approximate number of cells. Both sizes have the same number of changes. */
export const SIZES = /** @type {const} */ ({
  200: { fancyRows: 80, changes: 0.05 },
  800: { fancyRows: 380, changes: 0.0125 },
})

/** @param {number} amount */
const cents = (amount) => Math.round(amount * 100) / 100

/** The rows of the list, and the share of its prices that change per response. */
const LIST_ROWS = 60
const LIST_CHANGES = 0.3

/** @param {number} count @param {(at: number) => object} row */
const rows = (count, row) => Array.from({ length: count }, (_, at) => row(at))

const step = (/** @type {() => number} */ random) => (random() < 0.5 ? -1 : 1)

/**
 * @param {number} seed
 * @returns {() => object} each call changes some prices and returns the response of `sports-events`: matches in play
 */
export function makeList(seed) {
  const random = randomFrom(seed)
  const price = (/** @type {number} */ base) => [{ price: base, size: 500 }]
  const openDate = new Date(Date.now() - 3_600_000).toISOString()
  const data = rows(LIST_ROWS, (at) => ({
    MarketId: String(at + 1),
    EventId: String(at + 1),
    Event: { name: `Match ${at + 1}`, openDate, inPlay: true, competition: 'League' },
    Fancy: true,
    Bookmaker: true,
    runners: rows(2, (runner) => ({
      SelectionId: String(runner + 1),
      SelectionName: `Runner ${runner + 1}`,
      ex: { availableToBack: price(1.5 + runner), availableToLay: price(1.6 + runner) },
    })),
  }))
  return () => {
    for (const { runners } of /** @type {any[]} */ (data))
      for (const { ex } of runners)
        for (const [best] of [ex.availableToBack, ex.availableToLay])
          if (random() < LIST_CHANGES) best.price = Math.max(1.01, cents(best.price + step(random) * 0.01))
    return { data }
  }
}

/**
 * @param {Size} size
 * @param {number} seed
 * @returns {{ market(): object, event(): object }} each call changes some cells and returns the response of
 *   `match-odds/1` or `event/1`
 */
export function makeOdds({ fancyRows, changes }, seed) {
  const random = randomFrom(seed)
  const prices = (/** @type {number} */ base) =>
    rows(3, (at) => ({ price: cents(base + at * 0.01), size: Math.round(random() * 5_000) }))

  const runners = rows(3, (at) => ({
    SelectionId: String(at + 1),
    SelectionName: `Runner ${at + 1}`,
    status: 'ACTIVE',
    ex: { availableToBack: prices(1.5 + at), availableToLay: prices(1.6 + at) },
  }))
  const bookmaker = rows(10, (at) => ({
    ...{ runner: `Team ${at + 1}`, suspended: 0, ball_running: 0 },
    ...{ backPrice: 90 + at, layPrice: 92 + at },
  }))
  const fancy2 = rows(fancyRows, (at) => ({
    ...{ id: String(at + 1), title: `${at + 1} over runs`, type: 'fancy', suspended: 0, ball_running: 0 },
    ...{ no: 40 + at, no_rate: 100, yes: 42 + at, yes_rate: 100 },
  }))

  const move = (/** @type {any} */ row, /** @type {string} */ field, /** @type {number} */ by) => {
    if (random() < changes) row[field] = Math.max(by, cents(row[field] + step(random) * by))
  }
  return {
    market() {
      for (const { ex } of /** @type {any[]} */ (runners))
        for (const price of [...ex.availableToBack, ...ex.availableToLay]) move(price, 'price', 0.01)
      return { marketId: '1', inplay: true, status: 'OPEN', runners }
    },
    event() {
      for (const row of bookmaker) for (const field of ['backPrice', 'layPrice']) move(row, field, 1)
      for (const row of fancy2) for (const field of ['no', 'yes']) move(row, field, 1)
      return { data: { items: { 1: { bookmaker, fancy2 } } } }
    },
  }
}
