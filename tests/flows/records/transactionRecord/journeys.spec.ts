import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
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

async function visit(page: Page, answer: Answers[string]) {
  await page.clock.setFixedTime(NOON)
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /transaction/show': answer })
  await transactionRecordPage(page).open()
  return served
}

const listed = (...transactions: object[]) => ({ body: { transactions } })

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
