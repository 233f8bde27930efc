import { expect, type Page } from '@playwright/test'
import { type Answers, expectSane, type Served, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { EXCHANGE } from '../../records/bettingRecord/bets.fixture.ts'
import { ADDRESSES, exchangeAccountPage } from './exchangeAccount.page.ts'

/* Stories of `/exchange-account` with pinned results. It is noon of 2026-03-02 in Dhaka. */

const bet = (changes: object) => ({ ...EXCHANGE[1], ...changes })
const listed = (...data: object[]) => ({ body: { data } })

async function start(page: Page, answers: Answers = {}): Promise<Served> {
  await page.clock.setFixedTime(new Date('2026-03-02T06:00:00Z'))
  return servePlayer(page, {
    'GET /exchange-hub': listed(...EXCHANGE),
    ...answers,
  })
}

test('Back leads through the parts of the exchange account', async ({ page }) => {
  const served = await start(page)
  await page.goto('/exchange-account')
  const { openPart, seePart } = exchangeAccountPage(page)
  await seePart('profile')
  expect(served.made).not.toContain('GET /exchange-hub')
  await openPart('balance')
  await openPart('bets')
  await page.goBack()
  await seePart('balance')
})

test('profit and loss is added up exactly for each event, shown with its sign, and filtered by day', async ({
  page,
}) => {
  const MOST = '90071992547409.91'
  await start(page, {
    'GET /exchange-hub': listed(
      bet({ transaction_id: 1, net_profit_loss: '0.10' }),
      bet({ transaction_id: 2, net_profit_loss: '0.20' }),
      bet({ transaction_id: 3, event_name: 'Rain', status: 'VOID', net_profit_loss: '0.00' }),
      bet({ transaction_id: 4, event_name: 'Large', status: 'LOST', net_profit_loss: `-${MOST}` }),
      bet({ transaction_id: 5, event_name: 'Large', status: 'LOST', net_profit_loss: `-${MOST}` }),
      // Open bets are left out.
      bet({ transaction_id: 6, status: 'open', net_profit_loss: '7.00' }),
    ),
  })
  await page.goto(ADDRESSES['profit-loss'])
  const { events, openFilter, choose, confirm, showAll, noData } = exchangeAccountPage(page)
  const sums = [
    'Arsenal v Chelsea2 bets+৳ 0.30Profit',
    'Rain1 bet৳ 0.00Even',
    'Large2 bets−৳ 180,143,985,094,819.82Loss',
  ]
  await expect(events).toHaveText(sums)
  await expect(page.getByRole('main')).toContainText('Total profit and loss−৳ 180,143,985,094,819.52Loss')
  await expectSane(page)
  await openFilter()
  await choose('Date', 'Today')
  await confirm()
  await expect(noData).toBeVisible()
  await showAll()
  await expect(events).toHaveText(sums)
})

test('Back returns to the place in a long profit and loss', async ({ page }) => {
  const bets = Array.from({ length: 50 }, (_, at) => bet({ transaction_id: at, event_name: `Match ${at}` }))
  await start(page, { 'GET /exchange-hub': listed(...bets) })
  await page.goto(ADDRESSES['profit-loss'])
  const chosen = exchangeAccountPage(page).events.filter({ hasText: 'Match 40' })
  await chosen.scrollIntoViewIfNeeded()
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('link', { name: 'Sports' }).click()
  await expect(page).toHaveURL('/exchange-sports')
  await page.goBack()
  await expect(chosen).toBeInViewport()
})

test('an empty part of the exchange account says No Data and links to the exchange', async ({ page }) => {
  await start(page, { 'GET /exchange-hub': listed() })
  for (const part of ['bets', 'history', 'profit-loss'] as const) {
    await page.goto(ADDRESSES[part])
    await expect(exchangeAccountPage(page).noData).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the exchange' })).toHaveAttribute('href', '/exchange')
  }
})
