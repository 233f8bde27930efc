import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import {
  CRICKET,
  EVENTS,
  eventsAre,
  LATER,
  LIVE,
  linkTo,
  PICKED,
  SOCCER,
  sportsEvent,
} from '../events.fixture.ts'
import { exchangePage } from '../exchange/exchange.page.ts'
import { runner } from '../odds.fixture.ts'
import { inPlayPage } from './inPlay.page.ts'

/* Stories of `/exchange-inplay` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

const NOON = new Date('2026-03-02T06:00:00Z')

async function arrive(page: Page, over: Answers = {}, device: Readonly<Record<string, string>> = {}) {
  await page.clock.setFixedTime(NOON)
  await stored(page, { ...PLAYER, ...device })
  const served = await serve(page, { ...EVENTS, ...over })
  await page.goto('/exchange-inplay')
  return served
}

test('a row shows its start time in Dhaka, its competition, badges and best prices', async ({ page }) => {
  await arrive(page)
  const { region, row } = inPlayPage(page)
  const live = row('Padma Kings v Meghna Riders')
  await expect(
    region('Cricket')
      .getByRole('listitem')
      .filter({ has: page.locator('a') }),
  ).toHaveCount(1)
  await expect(live).toContainText('2026-03-02 11:00')
  await expect(live).toContainText('In-Play')
  await expect(live).toContainText('Premier League')
  await expect(live.getByTitle('Fancy')).toHaveText('F')
  await expect(live.getByTitle('Bookmaker')).toHaveText('BM')
  const ofRunner = (name: string) => live.getByRole('row', { name, exact: true }).getByRole('button')
  await expect(ofRunner('Padma Kings').first()).toHaveAccessibleName('Back 1.84')
  await expect(ofRunner('Padma Kings').last()).toHaveAccessibleName('Lay 1.86')
  await expect(ofRunner('Meghna Riders')).toHaveText(['2.10500', '2.14500'])
  const bare = row('Abahani v Mohammedan')
  await expect(bare.getByRole('button', { name: 'Back 2.90' })).toBeEnabled()
  await expect(bare.getByTitle('Fancy')).toHaveCount(0)
  await expect(bare.getByTitle('Bookmaker')).toHaveCount(0)
  await expect(region('Soccer')).toContainText('Abahani v Mohammedan')
  await expect(region('Tennis')).toContainText('No match is in play right now.')
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

test('a result names the winner; suspended prices are veiled; a missing price is a dash', async ({
  page,
}) => {
  const result = sportsEvent({ id: 10, name: 'Dhaka v Comilla', openDate: '2026-03-01 10:00:00' })
  const runners = [
    runner({ id: 1, name: 'Dhaka', status: 'LOSER', back: [], lay: [] }),
    runner({ id: 2, name: 'Comilla', status: 'WINNER', back: [], lay: [] }),
  ]
  const open = [
    runner({ id: 1, name: 'Kings', back: [] }),
    runner({ id: 2, name: 'Riders', status: 'SUSPENDED' }),
  ]
  await arrive(page, { [CRICKET]: eventsAre({ ...LIVE, runners: open }, { ...result, runners }) })
  const { tab, row } = inPlayPage(page)
  const ofRunner = (name: string) => row(LIVE.Event.name).getByRole('row', { name, exact: true })
  await expect(ofRunner('Kings').getByRole('button', { name: 'Back –' })).toBeDisabled()
  await expect(ofRunner('Kings').getByRole('button', { name: 'Lay 1.88' })).toBeEnabled()
  await expect(ofRunner('Riders').getByText('Suspend', { exact: true })).toBeVisible()
  await expect(ofRunner('Riders').getByRole('button', { name: 'Back 1.86' })).toBeDisabled()
  await tab('Result').click()
  await expect(row('Dhaka v Comilla')).toContainText('Winner: Comilla')
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

test('each tab lists its matches, and says when a sport has none', async ({ page }) => {
  await arrive(page)
  const { tab: tabOf, rows, region } = inPlayPage(page)
  for (const [tab, name, when, hint] of [
    ['Today', 'Khulna v Rangpur', '2026-03-02 15:00', 'No more matches start today.'],
    ['Tomorrow', 'Sylhet v Barishal', '2026-03-03 00:00', 'No matches start tomorrow.'],
    ['Result', 'Dhaka v Comilla', 'Ended2026-03-01 16:00', 'Finished matches will be listed here.'],
  ] as const) {
    await tabOf(tab).click()
    await expect(rows).toContainText([name])
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(when)
    await expect(region('Soccer')).toContainText(hint)
    await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible()
  }
})

test('a sport is folded away and shown again', async ({ page }) => {
  await arrive(page)
  const { hide, show, row } = inPlayPage(page)
  await expect(hide('Cricket')).toHaveAttribute('aria-expanded', 'true')
  await hide('Cricket').press('Enter')
  await expect(row('Padma Kings v Meghna Riders')).toBeHidden()
  await expect(row('Abahani v Mohammedan')).toBeVisible()
  await expect(show('Cricket')).toBeFocused()
  await show('Cricket').press('Enter')
  await expect(row('Padma Kings v Meghna Riders')).toBeVisible()
})

test('the back button of the browser returns from the odds to the same tab, folded sports and scroll position', async ({
  page,
}) => {
  const many = Array.from({ length: 300 }, (_, at) =>
    sportsEvent({ id: 1_000 + at, name: `Match ${at}`, openDate: '2026-03-02T09:00:00Z', fancy: true }),
  )
  await arrive(page, { [SOCCER]: eventsAre(...many) })
  const { tab, hide, rows, row, link } = inPlayPage(page)
  await tab('Today').click()
  await hide('Cricket').click()
  await expect(rows).toHaveCount(301)
  const chosen = row('Match 150')
  await chosen.scrollIntoViewIfNeeded()
  const top = () => chosen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await link('Match 150').click()
  await expect(page).toHaveURL('/odds-view')
  expect(await page.evaluate(() => history.state)).toEqual({
    marketId: '1.1150',
    eventId: '1150',
    selectedSport: 'soccer',
    eventName: 'Match 150',
  })
  await page.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await expect(tab('Today')).toHaveAttribute('aria-selected', 'true')
  await expect(row('Khulna v Rangpur')).toBeHidden()
})

test('a market that is pinned stays pinned after a reload, and can be unpinned in another tab', async ({
  page,
}) => {
  await arrive(page)
  const { pin } = inPlayPage(page)
  const pinButton = pin('Padma Kings v Meghna Riders')
  await expect(pinButton).toHaveAccessibleName('Pin market')
  await expect(pinButton).toHaveAccessibleDescription('Padma Kings v Meghna Riders')
  await pinButton.click()
  await expect(pinButton).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('app.pins.41'))).toBe(
    JSON.stringify([linkTo('1.7', 'Padma Kings v Meghna Riders')]),
  )
  await page.reload()
  await expect(pinButton).toHaveAccessibleName('Unpin market')
  const other = await page.context().newPage()
  await serve(other, EVENTS)
  await other.clock.setFixedTime(NOON)
  await other.goto('/exchange-inplay')
  await inPlayPage(other).pin('Padma Kings v Meghna Riders').click()
  await expect(pinButton).toHaveAccessibleName('Pin market')
})

test('events with invalid data show what is known of them', async ({ page }) => {
  await arrive(page, {
    [CRICKET]: eventsAre(
      sportsEvent({ id: 1, name: '', openDate: 'soon', inPlay: 1, competition: '  ', runners: 'none' }),
      sportsEvent({ id: 1, name: 'A copy', openDate: '', inPlay: 1 }),
      sportsEvent({ id: 2, name: '<b>Bold</b>', openDate: '2026-02-31 10:00:00', inPlay: 1, runners: null }),
    ),
  })
  const { region, rows, link } = inPlayPage(page)
  await expect(region('Cricket').locator(rows)).toHaveCount(2)
  await expect(link('Event')).toBeVisible()
  await expect(link('<b>Bold</b>')).toBeVisible()
  await expect(rows.first()).toContainText('Time to be announced')
  await expect(page.getByText('A copy')).toHaveCount(0)
  await expectSane(page)
})

test('the bottom navigation leads to the other screens of the exchange', async ({ page }) => {
  await arrive(page, { [CRICKET]: eventsAre(LATER) })
  const navigation = page.getByRole('navigation', { name: 'Exchange', exact: true })
  await expect(navigation.getByRole('link', { name: 'In-Play' })).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('link', { name: 'Sports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Multi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Multi Markets' })).toBeVisible()
  await page.getByRole('link', { name: 'See what is in play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'In-Play' })).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
})
