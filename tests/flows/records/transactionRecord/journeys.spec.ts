import { expect, test } from '#tests/site/kept.ts'
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
    { ...created, id: 3, action: 'gift', key: '7', amount: '1.00' },
  ]
  await visit(page, transactionRecord, { over: { 'GET /transaction/show': { body: { transactions } } } })
  const { row, details, timeline, fact } = transactionRecordPage(page)
  await expect(row('৳ 1,500.50')).toContainText('Withdrawal · Nagad')
  await expect(row('৳ 100.00')).toContainText('Bonus')
  await expect(row('৳ 1.00')).toContainText('gift')
  await expect(row('৳ 1.00')).toContainText('Unknown')
  await row('৳ 1,500.50').click()
  await expect(fact('Payment method Nagad · Personal')).toBeVisible()
  await expect(fact('Note The number is <b>not</b> yours.')).toBeVisible()
  await expect(details.getByRole('row', { name: /^(Promotion|Transaction ID)/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row('৳ 100.00').click()
  await expect(timeline).toContainText(['Granted', 'Success'])
})
