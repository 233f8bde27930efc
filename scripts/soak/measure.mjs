import { join } from 'node:path'
import { enterSite } from '../bench/odds/pages.mjs'
import { SITE, serveOdds } from '../bench/odds/serve.mjs'
import { SIZES } from '../bench/odds/workload.mjs'
import { heapOf, withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'
import { ROOT } from '../lib/root.mjs'
import { installLapse } from './lapse.mjs'

const HOUR = 3_600_000

/** 12:00 in Dhaka. */
const NOON = Date.parse('2026-03-02T06:00:00Z')

const SEED = 7

/** Disables the compilation of hot functions: compiled code counts as heap and grows for hours. */
const INTERPRETED = '--js-flags=--no-sparkplug --no-maglev --no-opt'

/** Number of heap measurements after the first, evenly spaced: a leak grows from one to the next. */
const PARTS = 4

/**
 * @typedef {object} Soak
 * @property {string} path
 * @property {number} first simulated hours before the heap is measured, while code is compiled and caches fill
 * @property {number} hours simulated hours after that
 * @property {string} heading text that shows that the screen has loaded
 * @property {{ call: string, period: number }} poll path of the call that is counted, and its period in ms
 */

/** Returns the responses of the operator's server: the balance changes, and messages are read elsewhere. */
function answers() {
  let asked = 0
  const messages = Array.from({ length: 20 }, (_, at) => ({
    id: 100 - at,
    title: `Message ${100 - at}`,
    message: 'Your bonus is waiting for you. '.repeat(4),
    is_read: at % 3,
    created_at: '2026-03-02 05:00:00',
  }))
  const counted = (/** @type {object} */ body) => () => {
    asked += 1
    return typeof body === 'function' ? body() : body
  }
  return {
    ...SITE,
    '/api/logo': [{ logo: 'logo.svg', mobile_logo: 'logo.svg' }],
    '/api/sociallink': { telegram: 'https://t.me/site' },
    '/api/sliders': {
      sliders: ['1', '2', '3'].map((id) => ({
        message_id: id,
        thubmnail: `${id}.png`,
        name: `Banner ${id}`,
        status: 'active',
        slider_type: 'Main',
      })),
    },
    '/api/get-system': { systems: ['HILO'] },
    '/api/get-provider': { data: [{ platform: 'HILO' }] },
    '/api/balance': counted(() => ({ balance: `${1_500 + (asked % 100)}.00` })),
    '/api/inbox': counted(() => ({
      success: true,
      data: {
        data: messages.map((each, at) => ({ ...each, is_read: Number((at + asked) % 3 === 0) })),
        last_page: 1,
      },
    })),
  }
}

/**
 * Measures the memory of a logged-in tab over simulated hours: first, along the way, and at the end.
 *
 * @param {Soak} soak
 * @returns {Promise<{ held: Held[], polls: number, errors: string[] }>} `held`: oldest first; `polls`: made since the
 *   first measurement
 */
export async function measureSoak({ path, first, hours, heading, poll }) {
  let polls = 0
  const site = answers()
  const server = await serveOdds(join(ROOT, 'dist'), SIZES[200], SEED, 0, site)
  const measured = async (/** @type {import('@playwright/test').Browser} */ browser) => {
    const tab = await browser.newPage({ ...PHONE, serviceWorkers: 'block', timezoneId: 'Asia/Dhaka' })
    /** @type {string[]} */
    const errors = []
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.addInitScript(installLapse, NOON)
    await tab.addInitScript(enterSite)
    await tab.goto(`${server.url}${path}`)
    const devtools = await tab.context().newCDPSession(tab)
    const pass = async (/** @type {number} */ milliseconds) => {
      // In parts, because a single evaluation for all of it could not be interrupted.
      for (let passed = 0; passed < milliseconds; passed += HOUR / 4)
        await tab.evaluate(
          (part) => /** @type {any} */ (window).lapse(part),
          Math.min(HOUR / 4, milliseconds - passed),
        )
    }
    await pass(10_000)
    await tab.getByText(heading, { exact: true }).first().waitFor()
    await pass(first * HOUR)
    tab.on('request', (request) => {
      if (new URL(request.url()).pathname === poll.call) polls += 1
    })
    const held = [await heldBy(devtools)]
    for (let part = 0; part < PARTS; part += 1) {
      await pass((hours * HOUR) / PARTS)
      held.push(await heldBy(devtools))
    }
    return { held, polls, errors }
  }
  return withBrowser(measured, { args: [INTERPRETED], server })
}

/** @typedef {{ heap: number, nodes: number, listeners: number }} Held `heap`: bytes in use */

/** @param {import('@playwright/test').CDPSession} devtools @returns {Promise<Held>} */
async function heldBy(devtools) {
  const heap = await heapOf(devtools)
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heap, nodes, listeners: jsEventListeners }
}
