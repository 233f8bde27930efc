import { setTimeout as sleep } from 'node:timers/promises'
import { withBrowser } from '../lib/browser.mjs'
import { trusting } from '../lib/http2.mjs'
import { newProfile } from './quietPage.mjs'

/** Milliseconds until the worker of a first visit has fetched what it keeps. */
const FIRST_VISIT = 40_000
const MINUTE = 60_000

/** Screens on which prices or matches move. */
const OPEN_SCREENS = ['/', '/exchange-inplay', '/odds-view']

/** Returns the history entry with which the odds of a match of the sandbox open. @param {string} url */
async function matchOf(url) {
  const response = await fetch(`${url}/exchange-data/sports-events/cricket`)
  const { data } = /** @type {{ data: [{ MarketId: string, EventId: string }] }} */ (await response.json())
  return { marketId: data[0].MarketId, eventId: data[0].EventId, selectedSport: 'cricket' }
}

/**
 * Measures what a new guest's first visit to the home costs, the worker's part of it included, and then a minute of
 * each screen that is left open by a player.
 *
 * @param {{ url: string, sent: () => number }} network over HTTP/2, which sends a header once
 * @param {string} backend origin of the sandbox
 * @param {Readonly<Record<string, string>>} stored what the player's device stores
 * @returns {Promise<{ visit: number, minutes: { path: string, bytes: number }[] }>} bytes, headers included
 */
export function measureData({ url, sent }, backend, stored) {
  return withBrowser(
    async (browser) => {
      const openGuest = await newProfile(browser)
      const before = sent()
      const guest = await openGuest('')
      await guest.send('Page.navigate', { url })
      await sleep(FIRST_VISIT)
      const visit = sent() - before
      await guest.close()

      const openPlayer = await newProfile(browser)
      const opened = `if (location.origin === '${url}') {
      Object.assign(localStorage, ${JSON.stringify(stored)})
      history.replaceState(${JSON.stringify(await matchOf(backend))}, '')
    }`
      const minutes = []
      for (const path of OPEN_SCREENS) {
        const page = await openPlayer(opened)
        await page.send('Page.navigate', { url: url + path })
        await sleep(FIRST_VISIT)
        const start = sent()
        await sleep(MINUTE)
        minutes.push({ path, bytes: sent() - start })
        await page.close()
      }
      return { visit, minutes }
    },
    { args: trusting() },
  )
}
