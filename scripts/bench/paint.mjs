import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'
import { audit, valueIn } from './lighthouse.mjs'

/**
 * @typedef {object} Paint
 * @property {number} fcp in ms
 * @property {number} lcp in ms
 * @property {number} cls
 * @property {string} element the largest element, as HTML
 */

/**
 * Loads a page once with Lighthouse, on a phone whose network and CPU are throttled in the browser. Simulated
 * throttling, Lighthouse's default, counts every module script as blocking the first paint.
 *
 * @param {string} url
 * @param {string} chromePath
 * @returns {Promise<Paint>}
 */
export async function measurePaint(url, chromePath) {
  const flags = { onlyCategories: ['performance'], throttlingMethod: /** @type {const} */ ('devtools') }
  const result = await audit(url, chromePath, flags)
  const details = /** @type {any} */ (result.audits['largest-contentful-paint-element']?.details)
  return {
    fcp: valueIn(result, 'first-contentful-paint'),
    lcp: valueIn(result, 'largest-contentful-paint'),
    cls: valueIn(result, 'cumulative-layout-shift'),
    element: details?.items?.[0]?.items?.[0]?.node?.snippet ?? 'replaced since',
  }
}

/** What is typed in a trial. */
const CREDENTIALS = { username: 'rahim99', password: 'secret99' }

/** Maximum delay of the site's script, in ms: it arrives before, during or after the typing. */
const LATEST = 1_500

/**
 * Types a username and a password as soon as the form of `/login` appears, and submits with Enter or a click.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url origin of the site
 * @param {number} trial
 * @returns {Promise<unknown[]>} bodies of the requests that were sent
 */
async function typeEarly(browser, url, trial) {
  const page = await browser.newPage(PHONE)
  try {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    /** @type {unknown[]} */
    const bodies = []
    // The request gets no response, so the form stays.
    await page.route('**/api/login', (route) => void bodies.push(route.request().postDataJSON()))
    await page.route(/\/assets\/index-/, async (route) => {
      await sleep(Math.random() * LATEST)
      await route.continue()
    })
    await page.goto(`${url}/login`, { waitUntil: 'commit' })
    await page.locator('input[name=username]').focus()
    await page.keyboard.type(CREDENTIALS.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(CREDENTIALS.password)
    if (trial % 2 === 0) await page.keyboard.press('Enter')
    else {
      // In a single step, because the button may be replaced between two steps.
      const box = await page.evaluate(
        () =>
          /** @type {DOMRect} */ (
            document.querySelector('button[type=submit]')?.getBoundingClientRect().toJSON()
          ),
      )
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 })
    }
    for (let wait = 0; wait < 200 && bodies.length === 0; wait += 1) await sleep(100)
    // Leaves time for an unwanted second request.
    await sleep(300)
    return bodies
  } finally {
    await page.close()
  }
}

/**
 * @param {string} url origin of the site
 * @param {string} executablePath path of Chromium
 * @param {number} trials
 * @returns {Promise<number>} trials in which input was lost or not sent exactly once
 */
export function countLost(url, executablePath, trials) {
  return withBrowser(executablePath, async (browser) => {
    let lost = 0
    for (let trial = 0; trial < trials; trial += 1)
      if (!isDeepStrictEqual(await typeEarly(browser, url, trial), [CREDENTIALS])) lost += 1
    return lost
  })
}
