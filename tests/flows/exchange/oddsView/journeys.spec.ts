import { expect, type Locator, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { setVisibility, travel } from '#tests/model/device.ts'
import { test } from '#tests/site/kept.ts'
import { expectSane, type Served, serve, stored } from '#tests/site/serve.ts'
import {
  CRICKET,
  EVENT_ODDS,
  EVENTS,
  eventOdds,
  FANCIES,
  MATCH_ODDS,
  market,
  ODDS,
  runner,
  SCORE,
  STATE,
} from '../odds.fixture.ts'
import { MATCH, oddsViewPage, openOddsView, PLAYERS, serveConfig } from './oddsView.page.ts'

const REFUSED = { status: 500, body: {} }

async function open(page: Page, over = {}, state: unknown = STATE): Promise<Served> {
  await stored(page, PLAYER)
  const served = await serve(page, { ...ODDS, ...over })
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  await openOddsView(page, state, () => page.clock.pauseAt('2026-03-02T06:10:00Z'))
  return served
}

/**
 * Presses a cell by keyboard. Right after a scroll, Chromium still sends a click to the frame that was in
 * that place: frames are separate processes and learn later than the page that it scrolled.
 */
const press = (cell: Locator) => cell.press('Enter')

const count = ({ made }: Served, call: string) => made.filter((one) => one === call).length

/**
 * Lets the next call of each poll come. The clock advances by only one period: if a response is slow, a
 * running clock would also make the following call due.
 */
async function poll(page: Page, served: Served): Promise<void> {
  const counts = () => [count(served, MATCH_ODDS), count(served, EVENT_ODDS)] as const
  const [matchOdds, eventOdds] = counts()
  await page.clock.runFor(300)
  await expect.poll(() => counts()[0], 'calls for the market').toBeGreaterThan(matchOdds)
  await expect.poll(() => counts()[1], 'calls for the event').toBeGreaterThan(eventOdds)
}

test('a match shows its odds with the best prices closest to the middle', async ({ page }) => {
  await serveConfig(page, {})
  await open(page)
  const at = oddsViewPage(page)
  await expect(at.heading).toHaveText(MATCH)
  await expect(at.row('Match Odds', 'Padma Kings').getByRole('button')).toHaveText([
    '1.82860',
    '1.841.2K',
    '1.863.4K',
    '1.882.1K',
    '1.90860',
    '1.9215.2K',
  ])
  await expect(at.row('Match Odds', 'Meghna Riders').getByRole('button')).toHaveText([
    '–',
    '–',
    '2.141.8K',
    '2.181.1K',
    '2.20400',
    '–',
  ])
  await expect(at.cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeEnabled()
  await expect(at.cell('Match Odds', 'Padma Kings', 'Lay 1.88')).toBeEnabled()
  await expect(at.cell('Match Odds', 'The Draw', 'Back 110')).toBeDisabled()
  await expect(at.row('Match Odds', 'The Draw').getByText('Suspend', { exact: true })).toBeVisible()
  await expect(at.row('BookMaker', 'Padma Kings').getByRole('button')).toHaveText(['86', '88'])
  await expect(at.row('BookMaker', 'Meghna Riders').getByText('Suspend', { exact: true })).toBeVisible()
  await expect(at.row('BookMaker', 'Meghna Riders').getByText('Ball Running')).toHaveCount(0)
  await expect(at.row('Fancy Bet', '20 over runs PK').getByRole('button')).toHaveText(['182100', '18490'])
  await expect(at.cell('Fancy Bet', '20 over runs PK', 'No 182')).toBeEnabled()
  await expect(at.cell('Fancy Bet', '20 over runs PK', 'Yes 184')).toBeEnabled()
  await expect(
    at.row('Fancy Bet', 'Next wicket runs').getByText('Ball Running', { exact: true }),
  ).toBeVisible()
  await at.tab('Odd/Even').click()
  await expect(at.row('Fancy Bet', 'Odd or even').getByRole('button')).toHaveText(['1.9', '1.95'])
  await at.tab('Lottery').click()
  await expect(page.getByRole('tabpanel')).toHaveText('No bets of this kind are offered at the moment.')
  await expect(page.locator('iframe[title="Live score"]')).toHaveAttribute(
    'src',
    'https://score.test/board/77',
  )
  await expect(page.getByText('No stream is available for this match.')).toBeVisible()
  await expectSane(page)
})

test('a price that changes is updated and highlighted, and the other prices stay', async ({ page }) => {
  const served = await open(page)
  const at = oddsViewPage(page)
  const best = at.row('Match Odds', 'Padma Kings').getByRole('button').nth(2)
  await expect(best).toHaveText('1.863.4K')
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  served.answer(MATCH_ODDS, market({ runners: [runner({ back: [[1.91, 3_400]], lay: [[1.87, 2_100]] })] }))
  await poll(page, served)
  await expect(best).toHaveText('1.913.4K')
  await expect(best).toHaveAttribute('data-mark', 'up')
  await expect(at.row('Match Odds', 'Padma Kings').getByRole('button').nth(3)).toHaveAttribute(
    'data-mark',
    'down',
  )
  await expect(page.locator('[data-mark]')).toHaveCount(2)
  await expect(at.row('Match Odds', 'Meghna Riders')).toHaveCount(0)
})

test('the odds are marked as delayed after three failures in a row, until the next good answer', async ({
  page,
}) => {
  const served = await open(page)
  const at = oddsViewPage(page)
  const cells = [
    at.cell('Match Odds', 'Padma Kings', 'Back 1.86'),
    at.cell('BookMaker', 'Padma Kings', 'Back 86'),
    at.cell('Fancy Bet', '20 over runs PK', 'No 182'),
  ] as const
  for (const cell of cells) await expect(cell).toBeEnabled()
  served.answer(MATCH_ODDS, REFUSED)
  await poll(page, served)
  await poll(page, served)
  await expect(page.locator('[data-flow=marketOdds]')).toHaveAttribute('data-state', 'live')
  await expect(at.delayed).toHaveCount(0)
  await poll(page, served)
  await expect(at.delayed).toBeVisible()
  for (const cell of cells) await expect(cell).toBeDisabled()
  await cells[0].click({ force: true })
  await expect(page).toHaveURL('/odds-view')
  served.answer(MATCH_ODDS, market())
  await poll(page, served)
  await expect(at.delayed).toHaveCount(0)
  for (const cell of cells) await expect(cell).toBeEnabled()
})

test('failures of the bookmaker and fancy prices disable only these prices', async ({ page }) => {
  const served = await open(page)
  const at = oddsViewPage(page)
  await expect(at.cell('BookMaker', 'Padma Kings', 'Back 86')).toBeEnabled()
  served.answer(EVENT_ODDS, { body: { data: { items: { 77: { bookmaker: null } } } } })
  for (let round = 0; round < 4; round += 1) await poll(page, served)
  await expect(page.getByText('These prices could not be refreshed.')).toBeVisible()
  await expect(at.cell('BookMaker', 'Padma Kings', 'Back 86')).toBeDisabled()
  await expect(at.cell('Fancy Bet', '20 over runs PK', 'No 182')).toBeDisabled()
  await expect(at.cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeEnabled()
  await expect(at.delayed).toHaveCount(0)
})

test('odds that never loaded show an error, and Try again loads them', async ({ page }) => {
  const served = await open(
    page,
    { [MATCH_ODDS]: REFUSED, [EVENT_ODDS]: REFUSED, [SCORE]: REFUSED },
    { marketId: '1.23', eventId: '77', selectedSport: 'cricket' },
  )
  const at = oddsViewPage(page)
  await expect(at.section('Match Odds')).toHaveAttribute('aria-busy', 'true')
  await poll(page, served)
  await poll(page, served)
  await poll(page, served)
  await expect(at.delayed).toBeVisible()
  await expect(at.section('Match Odds').getByText('The odds could not be loaded.')).toBeVisible()
  await expect(at.section('BookMaker').getByText('The odds could not be loaded.')).toBeVisible()
  await expect(page.getByText('No score is available for this match.')).toBeVisible()
  await expect(at.heading).toHaveText(MATCH)
  served.answer(MATCH_ODDS, market())
  await at.section('Match Odds').getByRole('button', { name: 'Try again' }).click()
  await expect(at.table('Match Odds')).toBeVisible()
  await expect(at.delayed).toHaveCount(0)
})

test('a match without a name in its navigation state is looked up once in the list of its sport', async ({
  page,
}) => {
  const served = await open(
    page,
    { [CRICKET]: { silent: 5_000 } },
    { marketId: 1.23, eventId: 77, selectedSport: 'Cricket' },
  )
  const at = oddsViewPage(page)
  await expect(at.heading).toHaveText(PLAYERS)
  expect(count(served, CRICKET)).toBe(1)
  served.answer(CRICKET, EVENTS)
  await page.reload()
  await expect(at.heading).toHaveText(MATCH)
  expect(count(served, CRICKET)).toBe(2)
})

test('a hidden tab requests no odds, and requests them immediately when it becomes visible', async ({
  page,
}) => {
  const served = await open(page)
  await poll(page, served)
  await setVisibility(page, false)
  await page.clock.runFor(300)
  const before = [count(served, MATCH_ODDS), count(served, EVENT_ODDS)]
  await page.clock.runFor(60_000)
  expect([count(served, MATCH_ODDS), count(served, EVENT_ODDS)]).toEqual(before)
  await setVisibility(page, true)
  await expect.poll(() => count(served, MATCH_ODDS)).toBe((before[0] ?? 0) + 1)
  await expect.poll(() => count(served, EVENT_ODDS)).toBe((before[1] ?? 0) + 1)
})

test('the polls for odds end when the player leaves the screen', async ({ page }) => {
  const served = await open(page)
  await poll(page, served)
  await travel(page, '/account')
  await expect(oddsViewPage(page).table('Match Odds')).toHaveCount(0)
  const before = served.made.filter((call) => call.includes('/exchange-data/')).length
  await page.clock.runFor(3_000)
  expect(served.made.filter((call) => call.includes('/exchange-data/')).length).toBe(before)
})

test('the page shows 500 fancy bets, ignores duplicate ids, and shows a dash for invalid prices', async ({
  page,
}) => {
  const [first] = FANCIES
  const fancies = Array.from({ length: 500 }, (_, at) => ({ ...first, id: at, title: `Fancy ${at}` }))
  await open(page, {
    [MATCH_ODDS]: market({
      runners: [
        runner({
          back: [
            [1e9, 1e15],
            [0, 5],
            [-2, -5],
          ],
          lay: [['1000' as never, 999.99]],
        }),
        runner({ name: 'The same again' }),
      ],
    }),
    [EVENT_ODDS]: eventOdds({ fancy2: [...fancies, ...fancies] }),
  })
  const at = oddsViewPage(page)
  await expect(at.row('Match Odds', 'Padma Kings').getByRole('button')).toHaveText([
    '–',
    '–',
    '–',
    '1000999',
    '–',
    '–',
  ])
  await expect(at.table('Match Odds').getByRole('rowheader')).toHaveCount(1)
  await expect(at.table('Fancy Bet').getByRole('rowheader')).toHaveCount(500)
  await expectSane(page)
})

test('a closed market says so, and its prices can’t be pressed', async ({ page }) => {
  await open(page, { [MATCH_ODDS]: market({ status: 'CLOSED', inplay: false }) })
  const at = oddsViewPage(page)
  await expect(at.section('Match Odds').getByText('This market is closed.')).toBeVisible()
  await expect(at.cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeDisabled()
  await expect(page.getByText('In-play', { exact: true })).toHaveCount(0)
})

test('the address of the odds leads to the in-play screen when there is no navigation state', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/odds-view')
  await expect(page).toHaveURL('/exchange-inplay')
})

test('a price opens its market in the exchange, and Back returns to the match', async ({ page }) => {
  await page.route('**/exchange-frame?**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Exchange</title>',
    }),
  )
  await open(page, { 'POST /player-login': { body: { access_token: 'access' } } })
  const at = oddsViewPage(page)
  await press(at.cell('Match Odds', 'Padma Kings', 'Back 1.84'))
  await expect(page.locator('iframe[title="Exchange"]')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(at.heading).toHaveText(MATCH)
  await expect(at.table('Fancy Bet')).toBeVisible()
  await press(at.cell('Fancy Bet', '20 over runs PK', 'Yes 184'))
  await expect(page.locator('iframe[title="Exchange"]')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(at.heading).toHaveText(MATCH)
  // One step back in the browser leaves the match, although it has three entries.
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('a player whose exchange is blocked can read the odds, and pressing a price shows the block', async ({
  page,
}) => {
  const block = { marketBlock: { exchange_market: 0, cs_market: 1, status: 'blocked' } }
  const served = await open(page, { 'GET /market/block': { body: block } })
  const at = oddsViewPage(page)
  await expect(at.table('Match Odds')).toBeVisible()
  await press(at.cell('BookMaker', 'Padma Kings', 'Back 86'))
  await expect(page.getByRole('dialog')).toContainText('Exchange')
  await expect(page).toHaveURL('/odds-view')
  await expect(at.table('Match Odds')).toBeVisible()
  expect(served.made).not.toContain('POST /player-login')
})
