import { expect, type Page } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, type Served, serve, stored } from '#tests/site/serve.ts'
import { EXCHANGE } from '../../records/bettingRecord/bets.fixture.ts'
import { ADDRESSES, exchangeAccountPage, NAMES } from './exchangeAccount.page.ts'

/* Stories of `/exchange-account` with pinned results. It is noon of 2026-03-02 in Dhaka. */

const NOON = new Date('2026-03-02T06:00:00Z')

const bet = (changes: object) => ({ ...EXCHANGE[1], ...changes })
const listed = (...data: object[]) => ({ body: { data } })

async function start(page: Page, answers: Answers = {}): Promise<Served> {
  await page.clock.setFixedTime(NOON)
  await stored(page, PLAYER)
  return serve(page, {
    'GET /exchange-hub': listed(...EXCHANGE),
    'GET /user/show': userWith({ exposure: '500.00' }),
    ...answers,
  })
}

test('a player opens each part of the exchange account, and Back leads through the parts and then away', async ({
  page,
}) => {
  const served = await start(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  const { openPart, seePart, rows, known } = exchangeAccountPage(page)
  await page.goto('/exchange-account')
  await seePart('profile')
  await expect(known('Username')).toContainText('rahim88')
  await expect(page.getByRole('tab')).toHaveText(Object.values(NAMES))
  expect(served.made).not.toContain('GET /exchange-hub')
  await openPart('balance')
  await seePart('balance')
  await expect(page).toHaveURL(ADDRESSES.balance)
  await expect(page.getByRole('main')).toContainText('Main Wallet৳ 1,500.00')
  await expect(known('Free')).toContainText('৳ 1,500.00')
  await expect(known('Exposure')).toContainText('৳ 500.00')
  await expect(known('Balance with exposure')).toContainText('৳ 2,000.00')
  await expect(known('Cash bonus')).toContainText('৳ 0.00')
  await expect(known('VIP Points')).toContainText('25')
  await openPart('bets')
  await expect(rows).toHaveText([
    'Bangladesh v India · BACKBangladesh · Match Odds · Odds 1.90Can win ৳ 450.00, can lose ৳ 500.002026-03-02 11:30৳ 500.00ProcessingWaiting',
  ])
  await openPart('history')
  await expect(rows).toHaveText([
    'Arsenal v Chelsea · LAYChelsea · Match Odds · Odds 3.002026-03-01 11:30৳ 300.00WON +৳ 300.00',
    'Sri Lanka v Nepal · BACKYes · 6 Over Runs · Run 42 · Odds 1.002026-02-25 11:30৳ 150.00LOST −৳ 150.00',
  ])
  await page.goBack()
  await seePart('bets')
  await expect(rows).toHaveCount(1)
  await page.goBack()
  await seePart('balance')
  await page.goBack()
  await seePart('profile')
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('profit and loss is added up exactly for each event, and shown with its sign', async ({ page }) => {
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
  const { events, seePart } = exchangeAccountPage(page)
  await seePart('profit-loss')
  await expect(events).toHaveText([
    'Arsenal v Chelsea2 bets+৳ 0.30Profit',
    'Rain1 bet৳ 0.00Even',
    'Large2 bets−৳ 180,143,985,094,819.82Loss',
  ])
  await expect(page.getByRole('main')).toContainText('Total profit and loss−৳ 180,143,985,094,819.52Loss')
  await expectSane(page)
})

test('profit and loss is filtered by day', async ({ page }) => {
  await start(page)
  await page.goto(ADDRESSES['profit-loss'])
  const { events, openFilter, choose, confirm, showAll, noData } = exchangeAccountPage(page)
  await expect(events).toHaveText([
    'Arsenal v Chelsea1 bet+৳ 300.00Profit',
    'Sri Lanka v Nepal1 bet−৳ 150.00Loss',
  ])
  await openFilter()
  await choose('Date', 'Yesterday')
  await confirm()
  await expect(events).toHaveText(['Arsenal v Chelsea1 bet+৳ 300.00Profit'])
  await expect(page.getByRole('main')).toContainText('Total profit and loss+৳ 300.00Profit')
  await openFilter()
  await choose('Date', 'Today')
  await confirm()
  await expect(noData).toBeVisible()
  await showAll()
  await expect(events).toHaveCount(2)
})

test('an empty part of the exchange account says No Data and links to the exchange', async ({ page }) => {
  await start(page, { 'GET /exchange-hub': listed() })
  for (const part of ['bets', 'history', 'profit-loss'] as const) {
    await page.goto(ADDRESSES[part])
    await expect(exchangeAccountPage(page).noData).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the exchange' })).toHaveAttribute('href', '/exchange')
  }
})

test('a list of 5,000 bets renders few rows, and keeps its scroll position when the player comes back', async ({
  page,
}) => {
  const bets = Array.from({ length: 5_000 }, (_, at) =>
    bet({ transaction_id: `T${at}`, event_name: `Match ${at}`, net_profit_loss: '1.00' }),
  )
  await start(page, { 'GET /exchange-hub': listed(...bets) })
  await page.goto(ADDRESSES.history)
  const { rows, events, openPart } = exchangeAccountPage(page)
  await expect(rows.first()).toContainText('Match 0')
  await page.evaluate(() => window.scrollTo(0, 40_000))
  const place = rows.filter({ hasText: /Match 5\d\d ·/ }).first()
  await expect(place).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(place).toBeVisible()
  await openPart('profit-loss')
  await expect(events.first()).toContainText('Match 0')
  expect(await events.count()).toBeLessThan(40)
  await expect(page.getByRole('main')).toContainText('Total profit and loss+৳ 5,000.00Profit')
})

test('the menu and the keyboard lead through the parts of the exchange account', async ({ page }) => {
  await start(page)
  await page.goto('/exchange-account')
  const { tab, seePart } = exchangeAccountPage(page)
  await tab('profile').focus()
  await page.keyboard.press('ArrowRight')
  await seePart('balance')
  await expect(tab('balance')).toBeFocused()
  await page.keyboard.press('End')
  await seePart('activity')
  await expect(tab('activity')).toBeFocused()
})
