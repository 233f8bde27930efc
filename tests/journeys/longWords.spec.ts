import { expect, type Page } from '@playwright/test'
import { promotion } from '../flows/rewards/promotions/promotions.fixture.ts'
import { promotionsPage } from '../flows/rewards/promotions/promotions.page.ts'
import { inboxPage } from '../flows/support/inbox/inbox.page.ts'
import { generalWith, userWith } from '../model/ambient.ts'
import { button, radio } from '../site/controls.ts'
import { test } from '../site/kept.ts'
import { clippedTexts, overflowing } from '../site/overflow.ts'
import { visit } from '../site/visit.ts'
import { VISITS } from '../site/visits.ts'

/** A word of 121 characters without a break opportunity, such as an address or a hash. */
const LONG = `https://${'w'.repeat(113)}`

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBe(320)
  expect(await overflowing(page)).toEqual([])
  expect(await clippedTexts(page, LONG)).toEqual([])
}

test.use({ viewport: { width: 320, height: 640 } })

test('long names of payment methods and promotions fit 320 px', async ({ page }) => {
  const method = { id: 1, name: LONG, status: 'active', account_type: 'Agent' }
  const promotion = { id: 1, name: LONG, desc: '', thumbnail: '', turnover: '12', deposit_bouns: '100' }
  await visit(page, VISITS.deposit, {
    over: {
      'GET /payment-methods': { body: [method] },
      'GET /showpayment-menthod': { body: { success: true, data: [{ ...method, id: 11 }] } },
      'GET /promotion': { body: { promotions: [{ ...promotion, status: 'active' }] } },
    },
  })
  await radio(page, LONG).first().click()
  await radio(page, 'Cash Out').click()
  await button(page, '500').click()
  await expectFit(page)
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText(LONG).first()).toBeVisible()
  await expectFit(page)
})

const PROMOTION = { id: 1, name: LONG, turnover: '12' }
const TIMES = { created_at: '2026-03-02 06:00:00', updated_at: '2026-03-02 07:00:00' }

test('long words in transactions fit 320 px', async ({ page }) => {
  const transaction = {
    ...{ id: 7, key: '1', amount: '500', promotion: PROMOTION, ...TIMES },
    ...{ action: LONG, transaction_id: LONG, note: LONG, payment_method: { name: LONG, type: LONG } },
  }
  await visit(page, VISITS.transactionRecord, {
    over: { 'GET /transaction/show': { body: { transactions: [transaction] } } },
  })
  await expect(page.getByRole('list', { name: 'Records' }).getByText(LONG).first()).toBeVisible()
  await expectFit(page)
  await page.getByRole('list', { name: 'Records' }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(LONG)
  await expectFit(page)
})

test('long words in promotions fit 320 px', async ({ page }) => {
  const offer = promotion(7, LONG, { desc: `<p>${LONG} <b>${LONG}</b></p>`, end_date: null })
  await visit(page, VISITS.promotions, { over: { 'GET /promotion': { body: { promotions: [offer] } } } })
  await expect(page.getByRole('heading', { name: LONG })).toBeVisible()
  await expectFit(page)
  await promotionsPage(page).openDetails(LONG)
  await expect(page.getByRole('dialog')).toContainText(`${LONG} ${LONG}`)
  await expectFit(page)
})

test('long words in messages fit 320 px', async ({ page }) => {
  const message = { id: 7, title: LONG, message: LONG, is_read: 1, ...TIMES }
  await visit(page, VISITS.inbox, {
    over: { 'GET /inbox': { body: { success: true, data: { data: [message], last_page: 1 } } } },
  })
  await inboxPage(page).message(LONG).click()
  await expect(inboxPage(page).dialog(LONG)).toBeVisible()
  await expectFit(page)
})

const MOST = '9007199254740.00'

/** A decided exchange bet in which every text is one long word. */
const LONG_BET = {
  ...{ event_name: LONG, bet_type: LONG, status: LONG, transaction_id: LONG, market_name: LONG },
  ...{ selection_name: LONG, odds: 1.9, run: LONG },
  ...{ stake: MOST, net_profit_loss: `-${MOST}`, potential_profit: MOST, potential_liability: MOST },
}

test('long words in bets fit 320 px', async ({ page }) => {
  const now = new Date().toISOString()
  const names = { platform: LONG, game_type: LONG, game_name: LONG }
  const settled = { ...names, bet_amount: MOST, winAmount: MOST }
  await visit(page, VISITS.bettingRecord, {
    over: {
      'GET /betting-record': { body: { data: [{ ...settled, created_at: now }] } },
      'GET /exchange-hub': { body: { data: [{ ...LONG_BET, created_at: now }] } },
    },
  })
  for (const tab of ['Settled', 'Exchange']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('list', { name: 'Records' }).getByText(LONG).first()).toBeVisible()
    await expectFit(page)
    await page.getByRole('list', { name: 'Records' }).getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText(LONG)
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, 'Filter').click()
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    await expectFit(page)
    await page.keyboard.press('Escape')
  }
})

test('long words in the account of the exchange fit 320 px', async ({ page }) => {
  const user = { username: LONG, name: LONG, email: LONG, phone: LONG, balance: '-90071992547409.91' }
  await visit(page, VISITS.exchangeAccount, {
    over: {
      'GET /user/show': userWith({ ...user, cash_bonus: '90071992547409.91', vip_coin: '9007199254740991' }),
      'GET /exchange-hub': { body: { data: [{ ...LONG_BET, created_at: 'now' }] } },
    },
  })
  await expect(page.getByText(LONG).first()).toBeVisible()
  await expectFit(page)
  await page.getByRole('tab', { name: 'Balance Overview' }).click()
  await expect(page.getByText('৳ -90,071,992,547,409.91')).toBeVisible()
  await expectFit(page)
  for (const tab of ['Bets History', 'Profit & Loss']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(LONG).first()).toBeVisible()
    await expectFit(page)
  }
})

test('a long word in the system notice fits 320 px', async ({ page }) => {
  await visit(page, VISITS.account, {
    device: { popup: '1' },
    over: { 'GET /general': generalWith({ system_notice: `<p>${LONG}</p>` }) },
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText(LONG)
  await expectFit(page)
})
