import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { type Answers, expectSane } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { CRICKET, eventsAre, LIVE, PICKED, SOCCER, sportsEvent } from '../events.fixture.ts'
import { exchangePage } from '../exchange/exchange.page.ts'
import { visit as inPlay, inPlayPage } from './inPlay.page.ts'

/* Stories of `/exchange-inplay` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

async function arrive(page: Page, over: Answers = {}, at = '/exchange-inplay') {
  await page.clock.setFixedTime(new Date('2026-03-02T06:00:00Z'))
  return visit(page, { ...inPlay, at }, { over })
}

test('a row shows its start time in Dhaka, its competition, badges and best prices', async ({ page }) => {
  await arrive(page)
  const { region, row } = inPlayPage(page)
  const live = row(LIVE.Event.name)
  for (const text of ['2026-03-02 11:00', 'In-Play', 'Premier League']) await expect(live).toContainText(text)
  await expect(live.getByTitle('Fancy')).toHaveText('F')
  await expect(live.getByTitle('Bookmaker')).toHaveText('BM')
  const ofRunner = (name: string) => live.getByRole('row', { name, exact: true }).getByRole('button')
  await expect(ofRunner('Padma Kings').first()).toHaveAccessibleName('Back 1.84')
  await expect(ofRunner('Padma Kings').last()).toHaveAccessibleName('Lay 1.86')
  await expect(ofRunner('Meghna Riders')).toHaveText(['Back 2.10500', 'Lay 2.14500'])
  const bare = region('Soccer').getByRole('listitem').filter({ hasText: 'Abahani v Mohammedan' })
  await expect(bare.getByRole('button', { name: 'Back 2.90' })).toBeEnabled()
  await expect(bare.getByTitle(/^(Fancy|Bookmaker)$/)).toHaveCount(0)
})

test('a price in the list opens the exchange at its pick, and Back returns to the same tab', async ({
  page,
}) => {
  await exchangePage(page).serveFrame()
  await arrive(page, { 'POST /player-login': { body: { access_token: 'access' } } })
  const { tab, row } = inPlayPage(page)
  await row('Padma Kings v Meghna Riders').getByRole('button', { name: 'Lay 2.14' }).press('Enter')
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick, selection: '2', side: 'lay', price: '2.14' })
  await expect(page.getByRole('heading', { level: 1, name: PICKED.eventName })).toBeVisible()
  await button(page, 'Back').click()
  await tab('Today').click()
  // The list gives this match no prices: its row loads them.
  await row('Khulna v Rangpur').getByRole('button', { name: 'Back 1.50' }).press('Enter')
  await exchangePage(page).seeFrame({ ...pick, market: '1.8', price: '1.50' })
  await button(page, 'Back').click()
  await expect(tab('Today')).toHaveAttribute('aria-selected', 'true')
})

test('a match that starts late is listed today as delayed, with prices that open the exchange', async ({
  page,
}) => {
  await exchangePage(page).serveFrame()
  const late = { ...LIVE, Event: { ...LIVE.Event, openDate: '2026-03-01 19:00:00', inPlay: 0 } }
  await arrive(page, {
    [CRICKET]: eventsAre(late),
    'POST /player-login': { body: { access_token: 'access' } },
  })
  const { tab, row, rows } = inPlayPage(page)
  await tab('Result').click()
  await expect(rows).toHaveCount(0)
  await tab('Today').click()
  await expect(row(LIVE.Event.name)).toContainText('Delayed')
  await expect(row(LIVE.Event.name)).not.toContainText(/Ended|closed/)
  await row(LIVE.Event.name).getByRole('button', { name: 'Back 1.84' }).press('Enter')
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick })
})

test('rows in view without prices ask for them, four at a time', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, at) =>
    sportsEvent({ id: 200 + at, name: `Match ${at}`, openDate: '2026-03-02 05:00:00', inPlay: true }),
  )
  const held = Object.fromEntries(
    many.map(({ MarketId }) => [`GET /exchange-data/match-odds/${MarketId}`, { silent: 60_000 }]),
  )
  const served = await arrive(page, { [CRICKET]: eventsAre(...many), ...held })
  const asked = () => new Set(served.made.filter((call) => call.includes('/match-odds/1.2')))
  await expect(inPlayPage(page).rows).toHaveCount(31)
  await expect.poll(() => asked().size).toBe(4)
  await expect(inPlayPage(page).row('Match 29')).not.toBeInViewport()
  expect([...asked()].some((call) => call.endsWith('1.229'))).toBe(false)
})

for (const [at, tabName] of [
  ['/exchange-inplay', 'Today'],
  ['/exchange-sports', 'Soccer'],
] as const)
  test(`the back button of the browser returns from the odds to the same tab and scroll position of ${at}`, async ({
    page,
  }) => {
    const many = Array.from({ length: 300 }, (_, id) =>
      sportsEvent({ id: 1_000 + id, name: `Match ${id}`, openDate: '2026-03-02T09:00:00Z', fancy: true }),
    )
    await arrive(page, { [SOCCER]: eventsAre(...many) }, at)
    const { tab, row, link } = inPlayPage(page)
    await tab(tabName).click()
    const chosen = row('Match 150')
    await chosen.scrollIntoViewIfNeeded()
    // Rows that come into view are laid out in the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const top = () => chosen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await link('Match 150').click()
    await expect(page).toHaveURL('/odds-view')
    expect(await page.evaluate(() => history.state)).toEqual({
      ...{ marketId: '1.1150', eventId: '1150' },
      ...{ selectedSport: 'soccer', eventName: 'Match 150' },
    })
    await page.goBack()
    await expect(chosen).toBeInViewport()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await expect(tab(tabName)).toHaveAttribute('aria-selected', 'true')
  })

test('events with invalid data show what is known of them', async ({ page }) => {
  await arrive(page, {
    [CRICKET]: eventsAre(
      sportsEvent({ id: 1, name: '', openDate: 'soon', inPlay: 1, competition: '  ', runners: 'none' }),
      sportsEvent({ id: 1, name: 'Another of its market', openDate: '', inPlay: 1 }),
      sportsEvent({ id: 2, name: '<b>Bold</b>', openDate: '2026-02-31 10:00:00', inPlay: 1, runners: null }),
    ),
  })
  const { region, rows, link } = inPlayPage(page)
  await expect(region('Cricket').locator(rows)).toHaveCount(3)
  await expect(link('Event')).toBeVisible()
  await expect(link('Another of its market')).toBeVisible()
  await expect(link('<b>Bold</b>')).toBeVisible()
  await expect(rows.first()).toContainText('Time to be announced')
  await expectSane(page)
})

test('the bottom navigation leads to the other screens of the exchange', async ({ page }) => {
  await arrive(page)
  const navigation = page.getByRole('navigation', { name: 'Exchange', exact: true })
  for (const [name, heading] of [
    ['Sports', 'Sports'],
    ['Multi', 'Multi Markets'],
    ['In-Play', 'In-Play'],
  ] as const) {
    await navigation.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})
