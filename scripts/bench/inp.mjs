import { openPhone, withBrowser } from '../lib/browser.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { serveLongLists } from './longLists.mjs'

/**
 * @typedef {object} Press
 * @property {string} name the screen and the control
 * @property {number} ms from the press to the next paint
 */

/** Milliseconds after a press, for its paint and for what it starts. */
const AFTER = 700

/** How long a finger touches the screen, in ms. */
const TAP = 80

/** Browsers report presses that take longer than a frame. */
const FRAME = 16

/**
 * The controls of the main screens in the order in which they are pressed: a role and the beginning of a name, `in` a
 * list, or a key.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SCREENS = {
  '/': [
    ...['tab Slot', 'tab Casino', 'tab Sports', 'button Slide 2', 'button Menu', 'button Close'],
    ...['button Language', 'button Close', 'tab Slot', 'in Providers'],
  ],
  '/account': ['button Hide balance', 'button Refresh balance', 'link Inbox', 'link Home', 'link Promotions'],
  '/games?type=SLOT': [
    ...['radio Boishakh', 'radio All', 'searchbox Search games', 'key s', 'key t', 'key Backspace'],
    ...['key Backspace', 'in Games'],
  ],
  '/deposit': [
    ...['radio bKash', 'radio Cash Out', 'radio Nagad', 'radio Send Money', 'button 500', 'button 1000'],
    ...['radio No promotion', 'button Next'],
  ],
  '/withdrawal': ['radio Nagad', 'button 500', 'button Submit'],
  '/exchange-inplay': ['tab Today', 'tab Tomorrow', 'tab In-Play', 'in Cricket', 'tab Fancy', 'button Back '],
  '/inbox': [
    ...['in Messages', 'button Close', 'button Edit', 'checkbox Message 3', 'checkbox Select all'],
    'button Done',
  ],
  '/betting-record': [
    ...['button Filter', 'button Confirm', 'in Records', 'button Close', 'tab Exchange', 'tab Settled'],
  ],
  '/chat-box/1': ['textbox Type a message', 'key h', 'key i', 'key Enter'],
}

/** Keeps the longest duration of the events of each interaction. Runs in the page, before its scripts. */
function observe() {
  /** @type {Map<number, number>} */
  const interactions = new Map()
  Object.assign(window, { interactions })
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (list.getEntries()))
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  })
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
}

/** Returns a control in view. @param {import('@playwright/test').Page} page @param {string} press */
function controlOf(page, press) {
  const [role = '', ...words] = press.split(' ')
  const name = words.join(' ')
  if (role === 'in')
    return page
      .locator(`[aria-label="${name}"]`)
      .getByRole(name === 'Providers' || name === 'Cricket' ? 'link' : 'button')
      .first()
  const found = page.getByRole(/** @type {'button'} */ (role), {
    name: new RegExp(`^${name}`),
    disabled: false,
  })
  return found.filter({ visible: true }).first()
}

/**
 * Scrolls a control into view and returns its middle, in px. A tap at a point is only a tap; a tap on a locator also
 * runs Playwright's checks in the page while the press is measured.
 *
 * @param {import('@playwright/test').Locator} control
 * @returns {Promise<{ x: number, y: number }>}
 */
async function pointOf(control) {
  await control.click({ trial: true })
  const box = await control.boundingBox()
  if (!box) throw new TroubleError('A control is not in the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Taps a point like a finger. Playwright's tap ends as soon as it begins, so the page's work at the touch would delay the
 * click.
 *
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number }} point
 */
async function tap(devtools, page, point) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(TAP)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Presses the controls of the main screens as a player with long lists, on a phone with its CPU slowed down.
 *
 * @param {string} url origin of the site
 * @param {Readonly<Record<string, string>>} stored what the device stores about the player
 * @returns {Promise<Press[]>}
 */
export function measurePresses(url, stored) {
  return withBrowser(async (browser) => {
    /** @type {Press[]} */
    const measured = []
    for (const [path, presses] of Object.entries(SCREENS)) {
      const { page, devtools } = await openPhone(browser, { stored, baseURL: url, serviceWorkers: 'block' })
      await page.addInitScript(observe)
      await serveLongLists(page)
      await page.goto(path)
      // The splash covers the home.
      await page.locator('[data-flow=splash]').waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      for (const press of presses) {
        const control = controlOf(page, press)
        const isKey = press.startsWith('key ')
        const point = isKey ? undefined : await pointOf(control)
        await page.evaluate(() => /** @type {any} */ (window).interactions.clear())
        await page.waitForTimeout(AFTER)
        if (point) await tap(devtools, page, point)
        else await page.keyboard.press(press.slice(4))
        await page.waitForTimeout(AFTER)
        const durations = await page.evaluate(() => [.../** @type {any} */ (window).interactions.values()])
        measured.push({ name: `${path}: ${press}`, ms: Math.max(FRAME, ...durations) })
      }
      await page.context().close()
    }
    return measured
  })
}
