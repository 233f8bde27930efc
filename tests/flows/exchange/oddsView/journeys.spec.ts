import { expect, type Locator, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { setVisibility } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import { cutTexts } from '#tests/site/cutTexts.ts'
import { expectSane, type Served, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { exchangePage } from '../exchange/exchange.page.ts'
import {
  BOARD,
  EVENT_ODDS,
  eventOdds,
  MATCH_ODDS,
  market,
  ODDS,
  runner,
  SCORE,
  SCORE_PAGE,
  STATE,
} from '../odds.fixture.ts'
import {
  MATCH,
  oddsViewPage,
  openOddsView,
  STREAM_CONFIG,
  STREAM_PAGE,
  serveConfig,
} from './oddsView.page.ts'

async function open(page: Page, over = {}, state: unknown = STATE): Promise<Served> {
  const served = await servePlayer(page, { ...ODDS, ...over })
  // Stopped from the start: a jump would give up the calls that are still under way.
  await stopClock(page, '2026-03-02T06:10:00Z')
  await openOddsView(page, state)
  return served
}

/**
 * Presses a cell by keyboard. Right after a scroll, Chromium still sends a click to the frame that was in
 * that place: frames are separate processes and learn later than the page that it scrolled.
 */
const press = (cell: Locator) => cell.press('Enter')

test('a match shows its odds with the best prices closest to the middle', async ({ page }) => {
  await serveConfig(page, {})
  await open(page)
  const { row, cell, tab } = oddsViewPage(page)
  const texts = {
    'Padma Kings': [
      ...['Back 1.82860', 'Back 1.841.2K', 'Back 1.863.4K'],
      ...['Lay 1.882.1K', 'Lay 1.90860', 'Lay 1.9215.2K'],
    ],
    'Meghna Riders': [...['Back –', 'Back –', 'Back 2.141.8K'], ...['Lay 2.181.1K', 'Lay 2.20400', 'Lay –']],
  }
  for (const [name, prices] of Object.entries(texts))
    await expect(row('Match Odds', name).getByRole('button')).toHaveText(prices)
  await expect(row('Match Odds', 'Meghna Riders').getByRole('button').first()).toBeDisabled()
  await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toHaveAccessibleDescription('Padma Kings 3.4K')
  await expect(row('BookMaker', 'Padma Kings').getByRole('button')).toHaveText(['Back 86', 'Lay 88'])
  await expect(row('Fancy Bet', '20 over runs PK').getByRole('button')).toHaveText(['No 182100', 'Yes 18490'])
  await tab('Odd/Even').click()
  await expect(row('Fancy Bet', 'Odd or even').getByRole('button')).toHaveText(['No 1.9', 'Yes 1.95'])
  await tab('Lottery').click()
  await expect(page.getByRole('tabpanel')).toHaveText(/^No Data/)
  await expect(page.getByText('No stream is available for this match.')).toBeVisible()
  await expectSane(page)
})

test('a long name without a space is shown in full', async ({ page }) => {
  const name = 'Brahmanbaria'.repeat(6)
  await open(page, { [MATCH_ODDS]: market({ runners: [runner({ name })] }) })
  await expect(oddsViewPage(page).row('Match Odds', name)).toBeVisible()
  expect(await cutTexts(page)).toEqual([])
})

test('bookmaker prices that fail alone are dimmed, and delayed once nothing has confirmed them for 15 s', async ({
  page,
}) => {
  const served = await open(page)
  const { cell, delayed } = oddsViewPage(page)
  const price = cell('BookMaker', 'Padma Kings', 'Back 86')
  await expect(price).toBeEnabled()
  /** Lets a second pass in which the match odds are answered. */
  const pass = async () => {
    const asked = served.bodies(MATCH_ODDS).length
    await page.clock.runFor(1_000)
    await expect.poll(() => served.bodies(MATCH_ODDS).length).toBeGreaterThan(asked)
  }
  served.answer(EVENT_ODDS, { status: 500, body: {} })
  await expect(async () => {
    await pass()
    await expect(price).toBeDisabled({ timeout: 50 })
  }).toPass({ intervals: [10] })
  await expect(delayed).toHaveCount(0)
  for (let second = 0; second < 15; second++) await pass()
  await expect(delayed).toHaveCount(1)
  await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeEnabled()
  // Said once for all, of the match odds too.
  served.answer(MATCH_ODDS, { status: 500, body: {} })
  await expect(async () => {
    await pass()
    await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeDisabled({ timeout: 50 })
  }).toPass({ intervals: [10] })
  await expect(delayed).toHaveCount(1)
})

test('the prices of a tab that was hidden can’t be pressed until the next answer', async ({ page }) => {
  const served = await open(page)
  const { cell } = oddsViewPage(page)
  await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeEnabled()
  await setVisibility(page, false)
  await page.clock.runFor(6_000)
  const reply = served.hold(MATCH_ODDS)
  await setVisibility(page, true)
  await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeDisabled()
  await reply(market())
  await expect(cell('Match Odds', 'Padma Kings', 'Back 1.86')).toBeEnabled()
})

test('a score and a stream whose look-up failed are looked up again, and are not said to be missing', async ({
  page,
}) => {
  await serveConfig(page, STREAM_CONFIG)
  const served = await open(page, { [SCORE]: { status: 502, raw: '' }, 'GET /ip': { lost: true } })
  const { score, stream } = oddsViewPage(page)
  await expect(score).toHaveAttribute('data-state', 'failed')
  await expect(score).toHaveText('Looking for the score…')
  await expect(stream).toHaveAttribute('data-state', 'failed')
  await expect(stream).toContainText('Looking for the stream…')

  served.answer(SCORE, BOARD)
  served.answer('GET /ip', { body: { ip: '2001:db8::7' } })
  await page.clock.runFor(10_000)
  await expect(score.locator('iframe')).toHaveAttribute('src', SCORE_PAGE)
  await expect(stream.locator('iframe')).toHaveAttribute('src', STREAM_PAGE)
})

test('a price that changes is updated and highlighted, and the other prices stay', async ({ page }) => {
  const served = await open(page)
  const at = oddsViewPage(page)
  const best = at.row('Match Odds', 'Padma Kings').getByRole('button').nth(2)
  await expect(best).toHaveText('Back 1.863.4K')
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  served.answer(MATCH_ODDS, market({ runners: [runner({ back: [[1.91, 3_400]], lay: [[1.87, 2_100]] })] }))
  await page.clock.runFor(300)
  await expect(best).toHaveText('Back 1.913.4K')
  await expect(best).toHaveAttribute('data-mark', 'up')
  await expect(at.row('Match Odds', 'Padma Kings').getByRole('button').nth(3)).toHaveAttribute(
    'data-mark',
    'down',
  )
  await expect(page.locator('[data-mark]')).toHaveCount(2)
  await expect(at.row('Match Odds', 'Meghna Riders')).toHaveCount(0)
})

for (const [before, prices, shown] of [
  ['another one', [[1.86, 3_400]], 'Back 1.863.4K'],
  ['none', [], 'Back –'],
] as const)
  test(`a price that was ${before} under the finger is not pressed, and is marked; the next press opens it`, async ({
    page,
  }) => {
    const offer = (back: readonly (readonly [number, number])[]) =>
      market({ runners: [runner({ back, lay: [[1.9, 2_100]] })] })
    await exchangePage(page).serveFrame()
    const served = await open(page, {
      'POST /player-login': { body: { access_token: 'access' } },
      [MATCH_ODDS]: offer(prices),
    })
    const best = oddsViewPage(page).row('Match Odds', 'Padma Kings').getByRole('button').nth(2)
    await expect(best).toHaveText(shown)
    await best.hover()
    await page.mouse.down()
    served.answer(MATCH_ODDS, offer([[1.2, 3_400]]))
    await page.clock.runFor(300)
    await expect(best).toHaveText('Back 1.203.4K')
    // The mark of the change itself is over.
    await page.clock.runFor(1_000)
    await expect(best).not.toHaveAttribute('data-mark')
    await page.mouse.up()
    await expect(best).toHaveAttribute('data-mark', /up|down/)
    await expect(page).toHaveURL('/odds-view')
    await best.click()
    await expect(page).toHaveURL('/gamerun')
  })

test('the prices that a runner has had are named from the lowest to the highest, and drawn in their order', async ({
  page,
}) => {
  const served = await open(page)
  const row = oddsViewPage(page).row('Match Odds', 'Padma Kings')
  await expect(row.getByRole('button').nth(2)).toHaveText('Back 1.863.4K')
  for (const price of [1.96, 1.91]) {
    served.answer(MATCH_ODDS, market({ runners: [runner({ back: [[price, 3_400]], lay: [[2, 2_100]] })] }))
    await page.clock.runFor(300)
    await expect(row.getByRole('button').nth(2)).toHaveText(`Back ${price}3.4K`)
  }
  await row.getByText('Padma Kings', { exact: true }).click()
  await expect(row.getByText('Back prices seen here: 1.86 to 1.96')).toBeVisible()
  const points = (await row.locator('polyline').getAttribute('points'))?.split(/[ ,]/).map(Number)
  expect(points?.map(Math.round)).toEqual([0, 20, 50, 0, 100, 10])
})

test('the polls for odds end when the player leaves the screen', async ({ page }) => {
  const served = await open(page)
  await expect(oddsViewPage(page).table('Match Odds')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/account')
  await expect(oddsViewPage(page).table('Match Odds')).toHaveCount(0)
  // A last call may still be on its way.
  await expect(async () => {
    const before = served.made.length
    await page.clock.runFor(3_000)
    expect(served.made.slice(before).filter((call) => call.includes('/exchange-data/'))).toEqual([])
  }).toPass()
})

test('a price opens its market in the exchange, and Back returns to the same place of the match', async ({
  page,
}) => {
  await exchangePage(page).serveFrame()
  const served = await open(page, { 'POST /player-login': { body: { access_token: 'access' } } })
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
    await button(page, 'Back').click()
    await expect(at.table('Fancy Bet')).toBeVisible()
  }
  await at.tab('Odd/Even').click()
  await expect(at.row('Fancy Bet', '20 over runs PK')).toHaveCount(0)
  const cell = at.cell('Fancy Bet', 'Odd or even', 'Yes 1.95')
  const top = () => cell.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await cell.focus()
  const before = await top()
  await press(cell)
  await expect(page.locator('iframe[title="Exchange"]')).toBeAttached()
  const answer = served.hold(EVENT_ODDS)
  await button(page, 'Back').click()
  await expect(at.table('Match Odds')).toBeVisible()
  // A key that moves nothing does not lose the place while the page is too short for it.
  await page.keyboard.press('Shift')
  await answer(eventOdds())
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

test('arrow keys, Home and End move between the prices of a table, and Tab reaches one price of each table', async ({
  page,
}) => {
  await open(page)
  const table = oddsViewPage(page).table('Match Odds')
  const row = (name: string) => table.getByRole('row', { name, exact: true }).getByRole('button')
  const kings = row('Padma Kings')
  const riders = row('Meghna Riders')

  await expect(table.locator('button[tabindex="0"]')).toHaveCount(1)
  await kings.first().focus()
  const moves = [
    ['ArrowLeft', kings.first()],
    ['ArrowRight', kings.nth(1)],
    ['ArrowDown', riders.nth(1)],
    ['End', riders.last()],
    ['ArrowRight', riders.last()],
    ['ArrowUp', kings.last()],
    ['Home', kings.first()],
    ['PageDown', row('The Draw').first()],
    ['PageUp', kings.first()],
    ['Control+End', row('The Draw').last()],
    ['Control+Home', kings.first()],
  ] as const
  for (const [key, cell] of moves) {
    await page.keyboard.press(key)
    await expect(cell).toBeFocused()
    await expect(cell).toHaveAttribute('tabindex', '0')
    await expect(table.locator('button[tabindex="0"]')).toHaveCount(1)
  }
})
