import { withPage } from './pages.mjs'

/**
 * Compares the page with each response it has received, when the next one arrives: every price must be
 * in its own cell, in the row of its runner. Runs in the page, before its scripts.
 */
function comparePlaces() {
  const places = { answers: 0, prices: 0, wrong: 0 }
  Object.assign(window, { places })
  /** @returns {Map<string, number[]>} the prices of a table, by the names of its rows */
  const shownIn = (/** @type {string} */ table) =>
    new Map(
      [...document.querySelectorAll(`table[aria-label="${table}"] tbody tr`)].map((row) => [
        row.querySelector('th')?.textContent ?? '',
        // The size is last, with the price before it.
        [...row.querySelectorAll('button')].map((cell) => Number([...cell.children].at(-2)?.textContent)),
      ]),
    )
  const compare = (/** @type {string} */ table, /** @type {[name: string, prices: number[]][]} */ rows) => {
    const shown = shownIn(table)
    for (const [name, prices] of rows) {
      places.prices += prices.length
      const cells = shown.get(name) ?? []
      places.wrong += prices.filter((price, at) => cells[at] !== price).length
    }
  }
  const compareMarket = (/** @type {any} */ { runners }) =>
    compare(
      'Match Odds',
      runners.map((/** @type {any} */ { SelectionName, ex }) => [
        SelectionName,
        [...ex.availableToBack.toReversed(), ...ex.availableToLay].map(({ price }) => price),
      ]),
    )
  const compareEvent = (/** @type {any} */ { data }) => {
    const { bookmaker, fancy2 } = data.items[1]
    compare(
      'BookMaker',
      bookmaker.map((/** @type {any} */ row) => [row.runner, [row.backPrice, row.layPrice]]),
    )
    compare(
      'Fancy Bet',
      fancy2.map((/** @type {any} */ row) => [row.title, [row.no, row.yes]]),
    )
  }
  const compareList = (/** @type {any} */ { data }) => {
    for (const { Event, runners } of data)
      compare(
        Event.name,
        runners.map((/** @type {any} */ { SelectionName, ex }) => [
          SelectionName,
          [ex.availableToBack[0].price, ex.availableToLay[0].price],
        ]),
      )
  }
  const comparers = /** @type {Record<string, (answer: any) => void>} */ ({
    'match-odds/1': compareMarket,
    'event/1': compareEvent,
    'sports-events/cricket': compareList,
  })
  const load = window.fetch
  /** @type {Map<string, any>} the last response of each kind */
  const answers = new Map()
  window.fetch = async (...args) => {
    const kind = String(args[0]).split('/').slice(-2).join('/')
    const compareLast = comparers[kind]
    if (!compareLast) return load(...args)
    const response = await load(...args)
    const last = answers.get(kind)
    if (last) {
      places.answers += 1
      compareLast(last)
    }
    answers.set(kind, await response.clone().json())
    return response
  }
}

/**
 * Counts the prices that a page of the site shows in a wrong cell.
 *
 * @param {import('./pages.mjs').OddsPage} page
 * @param {import('./workload.mjs').Size} size
 * @param {number} seconds
 * @returns {Promise<{ answers: number, prices: number, wrong: number }>} what was compared
 */
export function countWrongPlaces(page, size, seconds) {
  const before = { content: `(${comparePlaces})()` }
  return withPage(page, { size, before }, async ({ tab }) => {
    await tab.waitForTimeout(seconds * 1_000)
    return tab.evaluate(() => /** @type {any} */ (window).places)
  })
}
