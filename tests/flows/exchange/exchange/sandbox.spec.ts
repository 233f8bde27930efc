import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { travel } from '#tests/model/device.ts'
import { sandboxTest as test } from '#tests/site/sandbox.ts'
import { inPlayPage } from '../inPlay/inPlay.page.ts'
import { exchangeFrame } from './frame.page.ts'

/** Returns the row of a market on the console, found by its id: two matches can have the same name. */
async function marketRow(operator: Page, market: string) {
  await operator.goto('/sandbox/exchange')
  return operator.getByRole('row').filter({ has: operator.getByText(market, { exact: true }) })
}

async function end(operator: Page, market: string, result: string): Promise<void> {
  const row = await marketRow(operator, market)
  await row.getByLabel('Result').selectOption(result)
  await confirmEnd(operator, row)
  await expect(operator.getByRole('status')).toHaveText('Ended.')
}

/** Presses `End…` in the row of a market, and again on the page that asks. */
async function confirmEnd(operator: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'End…', exact: true }).click()
  await expect(operator.getByRole('heading', { level: 1, name: 'End this market?' })).toBeVisible()
  await operator.getByRole('button', { name: /^End it: / }).click()
}

async function openExchange(page: Page) {
  await page.goto('/exchange')
  await expect(page).toHaveURL('/gamerun')
  return exchangeFrame(page.frameLocator('iframe[title="Exchange"]'))
}

// Sequential: the tests share a sandbox, and some end the market that the others bet on.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ player: _ }) => test.slow())

test('on the real sandbox, a bet is matched, its market is suspended, and it is won and settled once', async ({
  page,
  consolePage: operator,
}) => {
  const exchange = await openExchange(page)
  const { event, market } = await exchange.openLate('last')
  const runner = await exchange.runner(1).innerText()
  await expect(exchange.balance).toHaveText('৳ 1,000.00')
  await exchange.bet(1, 'Back', { odds: '1.01', stake: '১০০' })
  for (const words of ['Matched', `Back${runner}`, /৳\s100\.00 at \d+\.\d\d/])
    await expect(exchange.receipt).toContainText(words)
  await expect(exchange.balance).toHaveText('৳ 900.00')
  await expect(exchange.openBets).toHaveCount(1)
  await expect(exchange.openBets).toContainText([`Back${runner}Matched`])
  const [, odds = ''] = /at (\d+\.\d\d)/.exec(await exchange.openBets.innerText()) ?? []
  const profit = Math.round(Number(odds) * 100 - 100)
  const row = await marketRow(operator, market)
  await row.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(operator.getByRole('status')).toHaveText('Suspended.')
  await expect(exchange.price(1, 'Back')).toBeDisabled()

  await end(operator, market, `${runner} wins`)
  await expect(exchange.said).toHaveText(`${runner}: Won ৳ ${profit}.00.`)
  const balance = `৳ ${(1_000 + profit).toLocaleString('en-US')}.00`
  await expect(exchange.balance).toHaveText(balance)
  await expect(exchange.openBets).toHaveCount(0)
  for (let time = 0; time < 2; time++) {
    await (await marketRow(operator, market)).getByRole('button', { name: 'Settle', exact: true }).click()
    await expect(operator.getByRole('status')).toHaveText('All bets of this market are settled.')
  }

  await page.goto('/betting-record')
  await page.getByRole('tab', { name: 'Exchange', exact: true }).click()
  const record = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(record).toHaveCount(1)
  await expect(record).toContainText(event)
  await expect(record).toContainText('৳ 100.00')
  await expect(record).toContainText('WON')
  await page.goto('/account')
  await expect(page.getByText(balance).first()).toBeVisible()
})

test('on the real sandbox, a bet without an answer is sent again and placed once', async ({ page }) => {
  const exchange = await openExchange(page)
  await exchange.openLate('last')
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/exchange-frame/calls/bets', loseAnswer, { times: 1 })
  await exchange.bet(1, 'Back', { odds: '1.01', stake: '100' })
  await expect(exchange.refusal).toHaveText('No answer. Check your connection.')
  await expect(exchange.stake).toBeDisabled()
  // A closed slip forgets neither the bet nor its key: the next price opens it again.
  const frame = page.frameLocator('iframe[title="Exchange"]')
  await frame.getByRole('button', { name: 'Close the bet slip' }).click()
  await expect(exchange.slip).toHaveCount(0)
  await exchange.price(2, 'Lay').click()
  await expect(exchange.refusal).toHaveText('No answer. Check your connection.')
  await expect(exchange.odds).toHaveValue('1.01')
  await expect(exchange.stake).toHaveValue('100')
  await expect(exchange.stake).toBeDisabled()
  await frame.getByRole('button', { name: 'Try again' }).click()
  await expect(exchange.receipt).toContainText('Matched')
  await expect(exchange.openBets).toHaveCount(1)
  await expect(exchange.balance).toHaveText('৳ 900.00')
  // A slip says why it takes no bet: nobody knows the price, though its market may be open.
  await exchange.price(1, 'Back').click()
  await page.route('**/exchange-frame/calls/markets/*', (route) => route.abort())
  await expect(exchange.slip).toContainText('Odds are delayed')
  await expect(exchange.place).toBeDisabled()
})

test('on the real sandbox, a bookmaker’s price and a fancy open the slip, and their bets are settled by winner and run', async ({
  page,
  consolePage: operator,
}) => {
  const read = async (path: string) => (await page.request.get(`/exchange-data${path}`)).json()
  // Not offered in the frame's list, so no other test bets on it.
  const { MarketId: marketId, EventId: eventId } = (await read('/sports-events/cricket')).data.at(-1)
  const { bookmaker, fancy2 } = (await read(`/event/${eventId}`)).data.items[eventId]
  const runner: string = bookmaker[0].runner
  const fancy: { id: string; title: string } = fancy2.find(
    ({ id, suspended }: { id: string; suspended: boolean }) => id.includes('-runs') && !suspended,
  )
  const exchange = await openExchange(page)
  const pick = { marketId, side: 'back', eventName: 'A v B', from: '/account' }
  await travel(page, '/exchange', { ...pick, kind: 'bookmaker', selection: runner, price: '1' })
  await expect(exchange.perHundred).toHaveValue('1')
  await expect(exchange.moved).toHaveText(/^The price has moved from 1 to \d+\.$/)
  await exchange.stake.fill('100')
  await exchange.place.click()
  await expect(exchange.receipt).toContainText(/৳\s100\.00 at \d+/)
  await expect(exchange.openBets).toContainText([`Back${runner}`])

  await travel(page, '/exchange', { ...pick, kind: 'fancy', selection: fancy.id, price: '999' })
  await expect(exchange.run).toHaveValue('999')
  await expect(exchange.moved).toHaveText(/^The run has moved from 999 to \d+\.$/)
  await exchange.stake.fill('200')
  await exchange.place.click()
  await expect(exchange.receipt).toContainText(/৳\s200\.00 at \d+\/\d+/)
  await expect(exchange.openBets).toContainText([`Yes${fancy.title}`, `Back${runner}`])
  await expect(exchange.balance).toHaveText('৳ 700.00')

  await page.goto('/exchange-account?part=bets')
  const bets = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(bets).toContainText([
    /Matched.*৳ 200\.00 at \d+\.\d\dCan win ৳ \d+\.\d\d, can lose ৳ 200\.00.*Fancy Bet · Run \d+ · /,
    /৳ 100\.00 at \d\.\d\d.*, can lose ৳ 100\.00.*BookMaker · /,
  ])
  const row = await marketRow(operator, fancy.id)
  await row.getByLabel('Run, or void').fill('999')
  await confirmEnd(operator, row)
  await expect(operator.getByRole('status')).toHaveText('Ended.')
  await end(operator, marketId, 'Void: all stakes go back')
  // The page reads the history once, and a market is settled soon after it has ended.
  await expect(async () => {
    await page.goto('/exchange-account?part=history')
    await expect(bets).toHaveCount(2)
  }).toPass()
  await expect(bets).toContainText([/WON \+৳ \d+\.\d\d/, /VOID/])
})

test('on the real sandbox, a price of the list opens its slip, and a result names its winner', async ({
  page,
}) => {
  await page.goto('/exchange-inplay')
  const { rows, tab } = inPlayPage(page)
  await tab('Result').click()
  await expect(rows.first()).toContainText(/Winner: \S/)
  // Today has no more matches shortly before midnight in Dhaka.
  await tab('Tomorrow').click()
  await rows
    .getByRole('button', { name: /^Back \d/, disabled: false })
    .last()
    .press('Enter')
  const frame = page.locator('iframe[title="Exchange"]')
  // The price at the moment of the press: live prices move.
  await expect(frame).toHaveAttribute('src', /[?&]price=\d/)
  const price = new URL((await frame.getAttribute('src')) ?? '').searchParams.get('price') ?? ''
  const exchange = exchangeFrame(page.frameLocator('iframe[title="Exchange"]'))
  await expect(exchange.odds).toHaveValue(price)
  // The keyboard does not open over the prices.
  await expect(exchange.stake).not.toBeFocused()
})

/** Answers the frame's calls for a market with these odds to back its first runner. */
const backAt = (page: Page, odds: string) =>
  page.route('**/exchange-frame/calls/markets/*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.market.runners[0].back[0].odds = odds
    await route.fulfill({ json: answer })
  })

test('on the real sandbox, the slip keeps its button in view, says above it why a bet was refused, and offers the price as it is now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const exchange = await openExchange(page)
  await exchange.openLate('earlier')
  await backAt(page, '1.90')
  await expect(exchange.price(1, 'Back')).toContainText('1.90')
  await exchange.price(1, 'Back').click()
  await expect(exchange.stake).not.toBeFocused()
  for (const [width, height] of [
    [390, 420],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(exchange.place).toBeInViewport({ ratio: 1 })
    await expect(exchange.header).toBeVisible()
    await exchange.stake.fill('5000')
    await expect(exchange.header).toBeHidden()
    await expect(exchange.place).toBeInViewport({ ratio: 1 })
    await exchange.place.click()
    await expect(exchange.refusal).toHaveText('Your balance does not cover this bet.')
    await expect(exchange.refusal).toBeInViewport({ ratio: 1 })
    const [words, button] = [await exchange.refusal.boundingBox(), await exchange.place.boundingBox()]
    expect(Number(words?.y) + Number(words?.height)).toBeLessThanOrEqual(Number(button?.y))
    await expect(exchange.place).toBeInViewport({ ratio: 1 })
  }
  await page.unrouteAll({ behavior: 'wait' })
  await backAt(page, '7.77')
  await expect(exchange.moved).toHaveText('The price has moved from 1.90 to 7.77.')
  await expect(exchange.odds).toHaveValue('1.90')
  await exchange.take.click()
  await expect(exchange.odds).toHaveValue('7.77')
  await expect(exchange.take).toBeHidden()
  // What the player types is not a price that has moved.
  await exchange.odds.fill('1000')
  await expect(exchange.moved).toHaveText('')
  await exchange.stake.fill('100')
  await exchange.place.click()
  await expect(exchange.receipt).toContainText('৳ 100.00 at 1000.00')
  await expect(exchange.receipt).toContainText('Waiting')
  await expect(exchange.receipt).toBeInViewport({ ratio: 1 })
  await exchange.myBets.click()
  await expect(exchange.receipt).toBeHidden()
  await expect(exchange.openBets.first()).toBeInViewport()
})

test('on the real sandbox, the exchange speaks Bengali to a player who does', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app.language', 'bn'))
  await page.goto('/exchange')
  await expect(page).toHaveURL('/gamerun')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('list', { name: 'শিগগির শুরু' }).getByRole('button').nth(-3).click()
  await frame.getByRole('button', { name: /^ব্যাক/ }).first().click()
  await frame.getByLabel('বাজি (৳)', { exact: true }).fill('5000')
  await frame.getByRole('button', { name: 'বাজি ধরুন · ৳ 5,000.00' }).click()
  await expect(frame.getByText('এই বাজির জন্য আপনার ব্যালেন্স যথেষ্ট নয়।')).toBeVisible()
  await expect(frame.locator('#event')).toContainText(' বনাম ')
  await expect(frame.locator('body')).not.toContainText(
    / v |Stake|Balance|Bet placed|Match Odds|Odds|over runs|ball runs|khadda|Total|Fall of|Invalid/,
  )
  // A bookmaker's row has no id, and the page has its first answer in the browser's language.
  const read = async (path: string) =>
    (await page.request.get(`/exchange-data${path}`, { headers: { 'Accept-Language': 'bn' } })).json()
  const { MarketId: marketId, EventId: eventId } = (await read('/sports-events/cricket')).data.at(-1)
  const selection: string = (await read(`/event/${eventId}`)).data.items[eventId].bookmaker[0].runner
  const pick = { ...{ marketId, kind: 'bookmaker', selection, side: 'back', price: '1' }, from: '/account' }
  await travel(page, '/exchange', { ...pick, eventName: 'A v B' })
  await expect(frame.locator('#slip-title')).toContainText(selection)
})
