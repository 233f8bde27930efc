import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import { CRICKET, EVENTS, eventsAre, LATER, linkTo, SOCCER, sportsEvent } from '../events.fixture.ts'
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
  await expect(live.getByRole('listitem')).toHaveText([
    'Padma KingsBack 1.84Lay 1.86',
    'Meghna RidersBack 2.10Lay 2.14',
  ])
  const bare = row('Abahani v Mohammedan')
  await expect(bare.getByTitle('Fancy')).toHaveCount(0)
  await expect(bare.getByTitle('Bookmaker')).toHaveCount(0)
  await expect(region('Soccer')).toContainText('Abahani v Mohammedan')
  await expect(region('Tennis')).toContainText('No match is in play right now.')
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
  const button = pin('Padma Kings v Meghna Riders')
  await expect(button).toHaveAccessibleName('Pin market')
  await expect(button).toHaveAccessibleDescription('Padma Kings v Meghna Riders')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('app.pins.41'))).toBe(
    JSON.stringify([linkTo('1.7', 'Padma Kings v Meghna Riders')]),
  )
  await page.reload()
  await expect(button).toHaveAccessibleName('Unpin market')
  const other = await page.context().newPage()
  await serve(other, EVENTS)
  await other.clock.setFixedTime(NOON)
  await other.goto('/exchange-inplay')
  await inPlayPage(other).pin('Padma Kings v Meghna Riders').click()
  await expect(button).toHaveAccessibleName('Pin market')
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
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})
