import { exchangeFrame } from '../flows/exchange/exchange/frame.page.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'
import { expectAccessible } from './layout.ts'

test('the page of the demo exchange has no violations', async ({
  page,
  player: { exchangeToken: token },
}) => {
  test.slow()
  await page.goto(`/exchange-frame?token=${token}&market=`)
  const exchange = exchangeFrame(page)
  await expect(exchange.toCome.first()).toBeVisible()
  await expectAccessible(page, 'choice')
  await exchange.openLate('earlier')
  await expectAccessible(page, 'market')
  // With the keyboard only.
  await exchange.price(1, 'Back').focus()
  await page.keyboard.press('Enter')
  await expect(exchange.slip.getByRole('heading')).toBeFocused()
  await exchange.odds.fill('1000')
  await exchange.place.click()
  await expectAccessible(page, 'slip with an error')
  await exchange.stake.fill('100')
  await page.keyboard.press('Enter')
  await expect(exchange.receipt).toContainText('Waiting for 1000.00.')
  await expectAccessible(page, 'receipt')
  await expect(exchange.openBets).toHaveCount(1)
  await expectAccessible(page, 'open bet')
  await exchange.cancel.click()
  await expect(exchange.settled).toHaveCount(1)
  await expectAccessible(page, 'settled bet')
  const { data } = await (await page.request.get('/exchange-data/sports-events/cricket')).json()
  const { MarketId: market, EventId: id } = data.at(-2)
  const pick = new URLSearchParams({ token, market, kind: 'fancy', selection: `${id}-1-runs20` })
  await page.goto(`/exchange-frame?${pick}&side=lay&price=9`)
  await expect(exchange.run).toHaveValue('9')
  await expectAccessible(page, 'slip of a fancy')
  await page.goto('/exchange-frame?token=ended&market=1.2')
  await expect(page.getByRole('alert').first()).toHaveText('Your session has ended. Please log in again.')
  await expectAccessible(page, 'ended session')
})
