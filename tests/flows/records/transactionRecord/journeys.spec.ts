import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as transactionRecord, transactionRecordPage } from './transactionRecord.page.ts'

test('a note with HTML, a bonus, and a type and a key that the site does not know are shown as the server sends them', async ({
  page,
}) => {
  const created = { key: '1', created_at: '2026-03-02 05:00:00' }
  const rejected = {
    ...{ id: 1, action: 'withdraw', key: '2', amount: '1500.50', note: 'The number is <b>not</b> yours.' },
    payment_method: { name: 'Nagad', type: 'Personal' },
  }
  const transactions = [
    { ...created, ...rejected },
    { ...created, id: 2, action: 'bonus', amount: '100.00' },
    { id: 3, action: 'gift', key: '7', amount: '1.00', created_at: '' },
    { ...created, id: 4, action: 'deposit', amount: '2.00' },
  ]
  await visit(page, transactionRecord, { over: { 'GET /transaction/show': { body: { transactions } } } })
  const { row, rows, details, timeline, fact } = transactionRecordPage(page)
  await expect(row('৳ 1,500.50')).toContainText('Withdrawal · Nagad')
  await expect(row('৳ 100.00')).toContainText('Bonus')
  await expect(row('৳ 1.00')).toContainText('gift')
  await expect(row('৳ 1.00')).toContainText('Unknown')
  // What has failed has moved nothing.
  await expect(rows.locator('s')).toHaveText(['−৳ 1,500.50'])
  const icons = await rows.evaluateAll((all) => all.map((one) => one.querySelector('svg')?.innerHTML))
  expect(new Set(icons).size).toBe(4)
  await row('৳ 1,500.50').click()
  await expect(fact('Payment method Nagad · Personal')).toBeVisible()
  await expect(fact('Note The number is <b>not</b> yours.')).toBeVisible()
  await expect(details.getByRole('row', { name: /^(Promotion|Transaction ID)/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row('৳ 100.00').click()
  await expect(timeline).toContainText(['Granted', 'Approved'])
  await expect(details.getByText('Success', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await row('৳ 1.00').click()
  await expect(details).toContainText('gift')
  await expect(details.getByRole('table')).toHaveCount(0)
})

test('a player without transactions is told what will be listed, whatever the filter says', async ({
  page,
}) => {
  await visit(page, transactionRecord, { over: { 'GET /transaction/show': { body: { transactions: [] } } } })
  const { openFilter, choose, confirm, noData } = transactionRecordPage(page)
  await openFilter()
  await choose('Status', 'Fail')
  await confirm()
  await expect(noData).toBeVisible()
  await expect(page.getByText('Your deposits, withdrawals and bonuses will be listed here.')).toBeVisible()
})

test('a deposit and a withdrawal of one id, and a deposit and its refund of one transaction id, open their own details', async ({
  page,
}) => {
  const created = { key: '1', created_at: '2026-03-02 05:00:00' }
  const nagad = { name: 'Nagad', type: 'Personal' }
  const transactions = [
    { ...created, id: 1, action: 'deposit', amount: '500', transaction_id: 'DEP-ONE' },
    {
      ...created,
      id: 1,
      action: 'withdraw',
      key: '2',
      amount: '700',
      payment_method: nagad,
      transaction_id: '',
    },
    { ...created, id: 2, action: 'deposit', amount: '800', transaction_id: 'DEP-TWO' },
    {
      ...created,
      id: 2,
      action: 'deposit',
      key: '2',
      amount: '801',
      transaction_id: 'DEP-TWO',
      note: 'Sent back.',
    },
  ]
  await visit(page, transactionRecord, { over: { 'GET /transaction/show': { body: { transactions } } } })
  const { row, details } = transactionRecordPage(page)
  for (const [amount, fact] of [
    ['৳ 500.00', 'DEP-ONE'],
    ['৳ 700.00', 'Nagad · Personal'],
    ['৳ 801.00', 'Sent back.'],
  ] as const) {
    await row(amount).click()
    await expect(details).toContainText(amount)
    await expect(details).toContainText(fact)
    await page.keyboard.press('Escape')
  }
})
