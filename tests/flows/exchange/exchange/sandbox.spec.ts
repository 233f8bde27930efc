import { expect, type Page, type Route } from '@playwright/test'
import { travel } from '#tests/model/device.ts'
import { sandboxTest as test } from '#tests/site/sandbox.ts'
import { inPlayPage } from '../inPlay/inPlay.page.ts'
import { exchangeFrame } from './frame.page.ts'

/** Returns the card of a market on the console, found by its id: two matches can have the same name. */
async function marketCard(operator: Page, market: string) {
  await operator.goto('/sandbox/exchange')
  return operator.getByRole('article').filter({ has: operator.getByText(market, { exact: true }) })
}

async function end(operator: Page, market: string, result: string): Promise<void> {
  const card = await marketCard(operator, market)
  await card.getByLabel('Result').selectOption(result)
  await card.getByRole('button', { name: 'End', exact: true }).click()
  await expect(operator.getByRole('status')).toHaveText('Ended.')
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
  await expect(exchange.result).toHaveText(/^Matched at \d+\.\d\d\.$/)
  await expect(exchange.balance).toHaveText('৳ 900.00')
  await expect(exchange.openBets).toHaveCount(1)
  await expect(exchange.openBets).toContainText([`Back ${runner}`])
  const [, odds = ''] = /at (\d+\.\d\d)/.exec(await exchange.openBets.innerText()) ?? []
  const profit = Math.round(Number(odds) * 100 - 100)
  const card = await marketCard(operator, market)
  await card.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(operator.getByRole('status')).toHaveText('Suspended.')
  await expect(exchange.price(1, 'Back')).toBeDisabled()

  await end(operator, market, `${runner} wins`)
  await expect(exchange.result).toHaveText(`${runner}: Won ৳ ${profit}.00.`)
  const balance = `৳ ${(1_000 + profit).toLocaleString('en-US')}.00`
  await expect(exchange.balance).toHaveText(balance)
  await expect(exchange.openBets).toHaveCount(0)
  for (let time = 0; time < 2; time++) {
    await (await marketCard(operator, market)).getByRole('button', { name: 'Settle', exact: true }).click()
    await expect(operator.getByRole('status')).toHaveText('All bets of this market are settled.')
  }

  await page.goto('/betting-record')
  await page.getByRole('tab', { name: 'Exchange', exact: true }).click()
  const record = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(record).toHaveCount(1)
  await expect(record).toContainText(event.slice(0, 10))
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
  await expect(exchange.result).toHaveText('No answer. Check your connection.')
  await expect(exchange.stake).toBeDisabled()
  await page.frameLocator('iframe[title="Exchange"]').getByRole('button', { name: 'Try again' }).click()
  await expect(exchange.result).toHaveText(/^Matched at/)
  await expect(exchange.openBets).toHaveCount(1)
  await expect(exchange.balance).toHaveText('৳ 900.00')
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
  await expect(exchange.result).toHaveText(/^Matched at \d+\.$/)
  await expect(exchange.openBets).toContainText([`Back ${runner}`])

  await travel(page, '/exchange', { ...pick, kind: 'fancy', selection: fancy.id, price: '999' })
  await expect(exchange.run).toHaveValue('999')
  await expect(exchange.moved).toHaveText(/^The run has moved from 999 to \d+\.$/)
  await exchange.stake.fill('200')
  await exchange.place.click()
  await expect(exchange.result).toHaveText(/^Matched at \d+\/\d+\.$/)
  await expect(exchange.openBets).toContainText([`Yes ${fancy.title}`, `Back ${runner}`])
  await expect(exchange.balance).toHaveText('৳ 700.00')

  await page.goto('/exchange-account?part=bets')
  const bets = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(bets).toContainText([
    /Fancy Bet · Run \d+ · Odds \d+\.\d\d.*Can win ৳ \d+\.\d\d, can lose ৳ 200\.00/,
    /BookMaker · Odds \d\.\d\d.*, can lose ৳ 100\.00/,
  ])
  const card = await marketCard(operator, fancy.id)
  await card.getByLabel('Run, or void').fill('999')
  await card.getByRole('button', { name: 'End', exact: true }).click()
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
  await expect(exchange.stake).toBeFocused()
})
