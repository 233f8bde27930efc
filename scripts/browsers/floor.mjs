import browserslist from 'browserslist'
import { ROOT } from '../lib/root.mjs'

/*
 * The oldest browsers in which every flow works: `browserslist` in package.json says them, once. The build compiles for
 * them, docs/deploy.md names them, and what they lack in `dist/` fails (`lacking.mjs`).
 */

/** The name of each browser, by its name in browserslist: for readers, for the build, and in the data of `web-features`. */
const NAMES = {
  chrome: { words: 'Chrome', target: 'chrome', data: ['chrome', 'chrome_android'] },
  firefox: { words: 'Firefox', target: 'firefox', data: ['firefox', 'firefox_android'] },
  ios_saf: { words: 'Safari', target: 'ios', data: ['safari_ios'] },
  safari: { words: 'Safari', target: 'safari', data: ['safari'] },
}

/** @typedef {keyof typeof NAMES} Name */

/** @param {string} version such as `15.6`, or `≤18` of something older @returns {number} to compare it with others */
export const numberOf = (version) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1_000 + minor
}

/** @returns {{ words: string, target: string, data: string[], version: string }[]} the oldest version of each browser */
function readFloor() {
  /** @type {Map<string, string>} */
  const oldest = new Map()
  for (const browser of browserslist(undefined, { path: ROOT })) {
    const [name = '', versions = ''] = browser.split(' ')
    // Some have a range: `15.6-15.8`.
    const [version = ''] = versions.split('-')
    const known = oldest.get(name)
    if (!known || numberOf(version) < numberOf(known)) oldest.set(name, version)
  }
  return [...oldest].map(([name, version]) => ({ ...NAMES[/** @type {Name} */ (name)], version }))
}

export const FLOOR = readFloor()

/** The build's targets: `chrome105`. */
export const TARGETS = FLOOR.map(({ target, version }) => `${target}${version}`)

/** The oldest browsers in words: `Chrome 105, Firefox 121`. */
export const FLOOR_WORDS = [...new Set(FLOOR.map(({ words, version }) => `${words} ${version}`))].join(', ')
