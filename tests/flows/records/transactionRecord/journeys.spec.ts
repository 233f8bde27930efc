import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import { transactionRecordPage } from './transactionRecord.page.ts'

/* Stories of `/transaction-record` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

const NOON = new Date('2026-03-02T06:00:00Z')

let lastId = 0
const transaction = (changes: object) => ({
  id: ++lastId,
  action: 'deposit',
  key: '1',
  amount: '100.00',
  created_at: '2026-03-02 05:00:00',
  ...changes,
})

const BOUNDARIES = [
  transaction({ amount: '701.00', created_at: '2026-03-02 18:00:00' }), // 00:00:00 of tomorrow
  transaction({ amount: '702.00', created_at: '2026-03-01 18:00:00' }), // 00:00:00 of today
  transaction({ amount: '703.00', created_at: '2026-03-01 17:59:59' }), // 23:59:59 of yesterday
  transaction({ amount: '704.00', created_at: '2026-02-28 18:00:00' }), // 00:00:00 of yesterday
  transaction({ amount: '705.00', created_at: '2026-02-28 17:59:59' }), // 23:59:59 of the day before
  transaction({ amount: '706.00', created_at: '2026-02-23 18:00:00' }), // 00:00:00 six days before today
  transaction({ amount: '707.00', created_at: '2026-02-23 17:59:59' }), // 23:59:59 seven days before today
]

async function visit(page: Page, answer: Answers[string]) {
  await page.clock.setFixedTime(NOON)
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /transaction/show': answer })
  await transactionRecordPage(page).open()
  return served
}

const listed = (...transactions: object[]) => ({ body: { transactions } })

test('each filter by date begins and ends at midnight in Dhaka, and one that leaves nothing says so', async ({
  page,
}) => {
  await visit(page, listed(...BOUNDARIES))
  const { rows, openFilter, choose, confirm } = transactionRecordPage(page)
  for (const [date, amounts] of [
    ['Today', ['702']],
    ['Yesterday', ['703', '704']],
    ['Last 7 days', ['702', '703', '704', '705', '706']],
    ['All', ['701', '702', '703', '704', '705', '706', '707']],
  ] as const) {
    await openFilter()
    await choose('Date', date)
    await confirm()
    await expect(rows).toContainText(amounts.map((amount) => `৳ ${amount}.00`))
    await expect(rows).toHaveCount(amounts.length)
  }
  await openFilter()
  await choose('Status', 'Processing')
  await choose('Type', 'Deposit')
  await confirm()
  await expect(page.getByText('Status: Processing', { exact: true })).toBeVisible()
  await expect(page.getByText('Type: Deposit', { exact: true })).toBeVisible()
  await expect(page.getByText('No record matches this filter.', { exact: true })).toBeVisible()
})

test('the details show the note, times in Dhaka and destination of a rejected withdrawal, the step of a pending deposit, and types as the server sends them', async ({
  page,
}) => {
  await visit(
    page,
    listed(
      transaction({
        action: 'withdraw',
        key: '2',
        amount: '1500.50',
        created_at: '2026-03-01T20:00:00Z',
        updated_at: '2026-03-01T21:30:00Z',
        payment_method: { name: 'Nagad', type: 'Personal' },
        note: 'The number is <b>not</b> yours.',
      }),
      transaction({
        key: '0',
        transaction_id: 'BK7X2M9Q',
        payment_method: { name: 'USDT', type: 'USDT' },
        promotion: { id: 3, name: 'Welcome bonus 100 %', turnover: 12 },
      }),
      transaction({ action: 'bonus' }),
      transaction({ action: 'gift', key: '7', amount: '1.00' }),
    ),
  )
  const { row, details, timeline, fact } = transactionRecordPage(page)
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
  }
  for (const [amount, name, status] of [
    ['৳ 1,500.50', 'Withdrawal · Nagad', 'Fail'],
    ['100.00 USDT', 'Deposit · USDT', 'Processing'],
    ['৳ 100.00', 'Bonus', 'Success'],
    ['৳ 1.00', 'gift', 'Unknown'],
  ] as const) {
    await expect(row(amount)).toContainText(name)
    await expect(row(amount)).toContainText(status)
  }
  await row('৳ 1,500.50').click()
  await expect(timeline).toHaveText(['Submitted2026-03-02 02:00', 'Under review', 'Fail2026-03-02 03:30'])
  await expect(fact('Payment method Nagad · Personal')).toBeVisible()
  await expect(fact('Note The number is <b>not</b> yours.')).toBeVisible()
  await expect(details.getByRole('row', { name: /^(Promotion|Transaction ID)/ })).toHaveCount(0)
  await close()
  await row('100.00 USDT').click()
  await expect(timeline).toHaveText(['Submitted2026-03-02 11:00', 'Under review'])
  await expect(timeline.last()).toHaveAttribute('aria-current', 'step')
  await expect(fact('Transaction ID BK7X2M9Q')).toBeVisible()
  await expect(fact('Promotion Welcome bonus 100 %')).toBeVisible()
  await close()
  await row('৳ 100.00').click()
  await expect(timeline).toContainText(['Granted', 'Success'])
})

test('a record without transactions says No Data and links to the deposit', async ({ page }) => {
  await visit(page, listed())
  await expect(transactionRecordPage(page).noData).toBeVisible()
  await expectSane(page)
  await page.getByRole('link', { name: 'Make a deposit' }).click()
  await expect(page).toHaveURL('/deposit')
})

test('the way back from another screen restores the filter and the scroll position of a long list', async ({
  page,
}) => {
  const many = Array.from({ length: 500 }, (_, at) =>
    transaction({ amount: `${at + 1}.00`, key: String(at % 2) }),
  )
  await visit(page, listed(...many))
  const { rows, openFilter, choose, confirm } = transactionRecordPage(page)
  await openFilter()
  await choose('Status', 'Success')
  await confirm()
  const row = rows.filter({ hasText: '৳ 400.00' })
  await page.evaluate(() => window.scrollTo(0, 70 * 195))
  await expect(row).toBeInViewport()
  await expect(row).toHaveAttribute('aria-posinset', '200')
  expect(await rows.count()).toBeLessThan(100)
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await page.getByRole('link', { name: 'My Account' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await expect(page.getByText('Status: Success', { exact: true })).toBeAttached()
})
