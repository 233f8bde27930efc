import { expect, type Locator, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
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
  STATE,
} from '../odds.fixture.ts'
import { MATCH, oddsViewPage, openOddsView, PLAYERS, serveConfig } from './oddsView.page.ts'

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
  await expect(page.getByRole('tabpanel')).toHaveText(/^No Data/)
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
  await expect.poll(() => count(served, CRICKET)).toBe(1)
  served.answer(CRICKET, EVENTS)
  await page.reload()
  await expect(at.heading).toHaveText(MATCH)
  expect(count(served, CRICKET)).toBe(2)
})

test('the polls for odds end when the player leaves the screen', async ({ page }) => {
  const served = await open(page)
  await poll(page, served)
  await travel(page, '/account')
  await expect(oddsViewPage(page).table('Match Odds')).toHaveCount(0)
  // A last call may still be on its way.
  await expect(async () => {
    const before = served.made.length
    await page.clock.runFor(3_000)
    expect(served.made.slice(before).filter((call) => call.includes('/exchange-data/'))).toEqual([])
  }).toPass()
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

test('the address of the odds leads to the in-play screen when there is no navigation state', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/odds-view')
  await expect(page).toHaveURL('/exchange-inplay')
})

test('a price opens its market in the exchange, and Back returns to the same place of the match', async ({
  page,
}) => {
  await page.route('**/exchange-frame?**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Exchange</title>',
    }),
  )
  await open(page, { 'POST /player-login': { body: { access_token: 'access' } } })
  const at = oddsViewPage(page)
  const cells = [
    ['Match Odds', 'Padma Kings', 'Back 1.84', '&kind=odds&selection=7&side=back&price=1.84'],
    ['BookMaker', 'Padma Kings', 'Lay 88', '&kind=bookmaker&selection=Padma%20Kings&side=lay&price=88'],
    ['Fancy Bet', '20 over runs PK', 'Yes 184', '&kind=fancy&selection=f1&side=back&price=184'],
    ['Fancy Bet', '20 over runs PK', 'No 182', '&kind=fancy&selection=f1&side=lay&price=182'],
  ] as const
  for (const [table, row, cell, pick] of cells) {
    await press(at.cell(table, row, cell))
    await expect(page.locator('iframe[title="Exchange"]')).toHaveAttribute('src', new RegExp(`${pick}$`))
    await expect(at.heading).toHaveText(MATCH)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(at.table('Fancy Bet')).toBeVisible()
  }
  await at.tab('Odd/Even').click()
  await expect(at.row('Fancy Bet', '20 over runs PK')).toHaveCount(0)
  const cell = at.cell('Fancy Bet', 'Odd or even', 'Yes 1.95')
  const top = () => cell.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await cell.focus()
  const before = await top()
  await press(cell)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(at.tab('Odd/Even')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  // One step back in the browser leaves the match, although it has six entries.
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('cells of kinds that the exchange does not take are text', async ({ page }) => {
  await serveConfig(page, { exchangeKinds: 'odds,bookmaker' })
  await open(page)
  const at = oddsViewPage(page)
  await expect(at.cell('BookMaker', 'Padma Kings', 'Back 86')).toBeEnabled()
  const fancy = at.row('Fancy Bet', '20 over runs PK')
  await expect(fancy).toContainText('No 182100Yes 18490')
  await expect(fancy.getByRole('button')).toHaveCount(0)
  await expectSane(page)
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
