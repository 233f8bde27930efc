import { expect, type Page } from '@playwright/test'
import { Chunks } from '#tests/model/chunks.ts'
import { setVisibility } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import type { Answers } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import {
  CRICKET,
  EVENTS,
  eventsAre,
  LATER,
  LIVE,
  PICKED,
  SOCCER,
  sportsEvent,
  TENNIS,
} from '../events.fixture.ts'
import { seeLiveMatches } from '../events.page.ts'
import { exchangePage } from '../exchange/exchange.page.ts'

/* Stories of the matches in play on the home's Sports tab. It is noon of 2026-03-02 in Dhaka. */

const NAME = LIVE.Event.name

async function arrive(page: Page, over: Answers = {}, player = true) {
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  const device = { popup: '0', regPopup: '0' }
  return visit(page, { at: '/', player, device, answers: { ...EVENTS, ...over } })
}

const liveOf = (page: Page) => page.getByRole('region', { name: 'Live matches', exact: true })
const providers = (page: Page) => page.getByRole('list', { name: 'Providers' })

test('a guest sees up to three matches in play with their prices above the sports', async ({ page }) => {
  const more = [21, 22].map((id) =>
    sportsEvent({
      ...{ id, name: NAME, openDate: '2026-03-02 05:00:00' },
      inPlay: true,
      runners: LIVE.runners,
    }),
  )
  await arrive(page, { [CRICKET]: eventsAre(LATER, LIVE, ...more) }, false)
  const rows = (await seeLiveMatches(page)).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(NAME)
  await expect(rows.first().getByRole('button', { name: 'Back 1.84' })).toBeEnabled()
  await expect(rows.getByRole('button', { name: /pin/i })).toHaveCount(0)
  // As in the lists: the minute for the score that is not known, the names once, the sides once for all.
  await expect(rows.nth(1)).toContainText('60 min')
  await expect(rows.nth(1)).not.toContainText('2026')
  const names = rows.first().getByRole('rowheader')
  await expect(names).toHaveText(['Padma Kings', 'Meghna Riders'])
  for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(liveOf(page).getByText('1 Back', { exact: true })).toHaveCount(1)
  const [above, below] = [await liveOf(page).boundingBox(), await providers(page).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await page.getByRole('tab', { name: 'Slot', exact: true }).click()
  await expect(liveOf(page)).toHaveCount(0)
})

test('without the data, nothing stands there', async ({ page }) => {
  const served = await arrive(page, {
    [CRICKET]: { status: 404, body: {} },
    [SOCCER]: { lost: true },
    [TENNIS]: { raw: '<html>' },
  })
  await expect.poll(() => served.made).toContain(TENNIS)
  await page.clock.runFor(5_000)
  await expect(liveOf(page)).toHaveCount(0)
  await expect(providers(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Nothing is asked for on other tabs.
  await page.getByRole('tab', { name: 'Slot', exact: true }).click()
  const before = served.made.length
  await page.clock.runFor(60_000)
  expect(served.made.slice(before)).not.toContain(TENNIS)
})

test('nothing is said of matches whose code is lost', async ({ page }) => {
  const code = await Chunks.hold(page, /\/assets\/LiveMatches-[\w-]+\.js$/)
  await arrive(page)
  await code.lose()
  await expect(providers(page)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a price opens the exchange at its pick, and Back returns to the Sports tab', async ({ page }) => {
  await exchangePage(page).serveFrame()
  await arrive(page, { 'POST /player-login': { body: { access_token: 'access' } } })
  await (await seeLiveMatches(page)).getByRole('button', { name: 'Back 1.84' }).press('Enter')
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick })
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
  await expect(await seeLiveMatches(page)).toContainText(NAME)
})

test('after 5 s in the background, the prices can be pressed again once all shown sports are loaded', async ({
  page,
}) => {
  const served = await arrive(page)
  const price = (await seeLiveMatches(page)).getByRole('button', { name: 'Back 1.84' })
  await expect(price).toBeEnabled()
  served.answer(CRICKET, { status: 503, body: {} })
  await setVisibility(page, false)
  await page.clock.runFor(5_000)
  const before = served.made.length
  await setVisibility(page, true)
  await expect.poll(() => served.made.slice(before)).toContain(TENNIS)
  // After two more failures, 20 s later, it would be disabled anyway.
  await expect(price).toBeDisabled({ timeout: 3_000 })
  served.answer(CRICKET, eventsAre(LIVE))
  await page.clock.runFor(10_000)
  await expect(price).toBeEnabled()
})

test('matches that come late wait until they move nothing in view', async ({ page }) => {
  const served = await arrive(page, { [CRICKET]: eventsAre(), [SOCCER]: eventsAre() })
  await expect.poll(() => served.made).toContain(CRICKET)
  await page.clock.runFor(4_000)
  await expect(page.locator('[data-flow=splash]')).toHaveCount(0)
  served.answer(CRICKET, eventsAre(LIVE))
  const before = served.made.length
  await page.clock.runFor(10_000)
  await expect.poll(() => served.made.slice(before)).toContain(CRICKET)
  await page.clock.runFor(100)
  await expect(liveOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show More' }).scrollIntoViewIfNeeded()
  await expect(liveOf(page)).toContainText(NAME)
})

test('matches are asked for every 10 s while they are in view, and at once when they come back into it', async ({
  page,
}) => {
  const served = await arrive(page)
  const asked = () => served.made.filter((call) => call === CRICKET).length
  await expect(await seeLiveMatches(page)).toContainText(NAME)
  const first = asked()
  let seconds = 0
  // A period begins once the call before it is answered.
  await expect(async () => {
    seconds += 5
    await page.clock.runFor(5_000)
    expect(asked() - first).toBeGreaterThanOrEqual(2)
  }).toPass()
  // The clock also runs by itself.
  expect(asked() - first).toBeLessThanOrEqual(seconds / 5)

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(liveOf(page)).not.toBeInViewport()
  let before = 0
  // A call may have been on its way.
  await expect(async () => {
    before = asked()
    await page.clock.runFor(30_000)
    expect(asked()).toBe(before)
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(asked).toBe(before + 1)
})
