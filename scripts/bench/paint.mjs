import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, PHONE } from '../lib/chromium.mjs'

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
  const chrome = await launch({
    chromePath,
    chromeFlags: [...CHROMIUM_FLAGS, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.')
    const { audits } = result.lhr
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
    const details = /** @type {any} */ (audits['largest-contentful-paint-element']?.details)
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      element: details?.items?.[0]?.items?.[0]?.node?.snippet ?? 'replaced since',
    }
  } finally {
    chrome.kill()
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
export async function countLost(url, executablePath, trials) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    let lost = 0
    for (let trial = 0; trial < trials; trial += 1)
      if (!isDeepStrictEqual(await typeEarly(browser, url, trial), [CREDENTIALS])) lost += 1
    return lost
  } finally {
    await browser.close()
  }
}
