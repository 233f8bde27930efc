import { loadavg } from 'node:os'
import { importModule } from '../lib/importModule.mjs'

/**
 * What a part of the bench is given.
 *
 * @typedef {object} Bench
 * @property {{ readonly url: string, readonly password: string }} site the site that is measured
 * @property {{ readonly url: string }} bare the page that its first visits are compared with
 * @property {number} runs
 * @property {number} seconds of each run of the odds
 * @property {string} other the folder of the build that the odds are compared with, or empty
 */

/** Returns the text for a goal that was met or missed; a missed goal fails the process. @param {boolean} passed */
export function verdict(passed) {
  if (!passed) process.exitCode = 1
  return passed ? 'ok' : 'MISS'
}

/** Returns the item in the middle by a figure. @template Item @param {readonly Item[]} items @param {(item: Item) => number} of */
export function middle(items, of) {
  return /** @type {Item} */ (items.toSorted((a, b) => of(a) - of(b))[Math.floor(items.length / 2)])
}

/**
 * Measures each item several times, in turns, so that other load on the machine affects all of them equally.
 *
 * @template Item, Figures
 * @param {number} runs
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Figures>} measureOne
 * @returns {Promise<{ item: Item, all: Figures[], median: (figure: keyof Figures) => number }[]>}
 */
export async function measureInTurns(runs, items, measureOne) {
  const measured = items.map((item) => ({ item, all: /** @type {Figures[]} */ ([]) }))
  for (let run = 0; run < runs; run += 1)
    for (const { item, all } of measured) all.push(await measureOne(item))
  return measured.map(({ item, all }) => {
    const median = (/** @type {keyof Figures} */ figure) => {
      const of = (/** @type {Figures} */ figures) => Number(figures[figure])
      return of(middle(all, of))
    }
    return { item, all, median }
  })
}

/** Returns what a device stores about a new player of the sandbox. @param {Bench['site']} site */
export async function newPlayer(site) {
  /** @type {typeof import('../../tests/site/session.ts')} */
  const { signUpAt, storedOf } = await importModule('/tests/site/session.ts')
  return storedOf(await signUpAt(site.url, site.password))
}

/** Says how busy the machine is, because times of day depend on it. */
export function printLoad() {
  const [busy = 0] = loadavg()
  console.log(`  load of the machine before: ${busy.toFixed(1)}${busy > 0.5 ? ', BUSY: measure again' : ''}`)
}
