import { setTimeout as sleep } from 'node:timers/promises'
import { withBrowser } from '../lib/browser.mjs'
import { trusting } from '../lib/http2.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { newProfile } from './quietPage.mjs'

/** @import { QuietPage } from './quietPage.mjs' */

/**
 * What a screen is for, as selectors: each must match something in the first viewport that answers.
 *
 * @typedef {object} Screen
 * @property {string} path
 * @property {readonly string[]} holds
 * @property {boolean} [player]
 */

/**
 * @typedef {object} Ready
 * @property {number} paint ms until the first contentful paint
 * @property {number} ready ms until a person can use the screen
 * @property {number} shift cumulative layout shift until then
 * @property {number} script kB of scripts that arrived until then, as they were sent
 */

/** Milliseconds after which a screen counts as one that is never ready. */
const PATIENCE = 40_000

/** Milliseconds between two questions whether a screen is ready. */
const POLL = 100

/** Milliseconds until the service worker is registered, and for it to keep what the page has loaded. */
const SETTLING = 12_000
const KEEPING = 20_000

/**
 * Runs in the page: notes when the first viewport holds what the screen is for, without placeholders, with its pictures
 * decoded, with nothing above it, and with controls whose handlers are there.
 *
 * @param {readonly string[]} holds
 */
function watch(holds) {
  const isSeen = (/** @type {Element} */ element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  /** @param {Element} element */
  const answers = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element))
    return (
      isOnTop && !element.closest('[inert]') && Object.keys(element).some((key) => key.startsWith('__react'))
    )
  }
  const isReady = () => {
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isSeen)
    if (all('[data-flow=splash], [aria-busy=true]').length > 0) return false
    const pictures = /** @type {HTMLImageElement[]} */ (all('img'))
    if (!pictures.every(({ complete }) => complete)) return false
    return holds.every((selector) => all(selector).some(answers))
  }
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value
  }).observe({ type: 'layout-shift', buffered: true })
  const check = () => {
    if (!document.body || !isReady()) return requestAnimationFrame(check)
    const now = performance.now()
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    const scripts = resources.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    Object.assign(window, {
      ready: {
        paint: paint?.startTime ?? now,
        ready: now,
        shift,
        script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
      },
    })
  }
  requestAnimationFrame(check)
}

/**
 * @param {QuietPage} page
 * @param {string} expression in the page
 * @returns {Promise<any>} the first of its values that is not null
 */
async function until(page, expression) {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const value = await page.evaluate(expression)
    if (value != null) return value
    await sleep(POLL)
  }
  throw new TroubleError(`Never in the page: ${expression}`)
}

/**
 * Measures a screen on its first and its second visit, each as a fresh page of the same new profile.
 *
 * @param {string} url origin behind a slow network
 * @param {Screen} screen
 * @param {Readonly<Record<string, string>>} stored what the device stores before
 * @returns {Promise<{ first: Ready, second: Ready }>}
 */
export function measureReady(url, { path, holds }, stored) {
  return withBrowser(
    async (browser) => {
      const openPage = await newProfile(browser)
      const store = `if (location.origin === '${url}') Object.assign(localStorage, ${JSON.stringify(stored)})`
      const visit = async () => {
        const page = await openPage(`${store};(${watch})(${JSON.stringify(holds)})`)
        await page.send('Page.navigate', { url: url + path })
        const ready = await until(page, 'window.ready ?? null')
        await page.close()
        return ready
      }
      const first = await visit()
      const page = await openPage(store)
      await page.send('Page.navigate', { url: url + path })
      await sleep(SETTLING)
      // The bare page has none.
      await page.evaluate(
        'navigator.serviceWorker.getRegistration().then((one) => one && navigator.serviceWorker.ready.then(() => true))',
      )
      await sleep(KEEPING)
      await page.close()
      return { first, second: await visit() }
    },
    { args: trusting() },
  )
}
