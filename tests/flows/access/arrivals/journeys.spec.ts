import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { ARRIVALS } from '#tests/model/pageNetwork.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { inboxPage } from '../../support/inbox/inbox.page.ts'
import { arrivalsPage, wireTransaction } from './arrivals.page.ts'

/* Stories of what arrives with pinned results. */

const TRANSACTIONS = 'GET /transaction/show'
const listed = (...transactions: readonly object[]) => ({ body: { transactions } })

async function visit(page: Page, answers: Answers) {
  await stored(page, PLAYER)
  const served = await serve(page, answers)
  await page.route(`*${ARRIVALS.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  return served
}

test('a deposit that the operator approves is announced with its amount when the balance rises, and once', async ({
  page,
}) => {
  const old = wireTransaction(1, 'bonus', '1')
  const served = await visit(page, { [TRANSACTIONS]: listed(old, wireTransaction(2, 'deposit', '0')) })
  const { announced, refreshBalance } = arrivalsPage(page)
  const asked = () => served.made.filter((call) => call === TRANSACTIONS).length
  // The account asks for them too.
  await expect.poll(asked).toBe(2)
  await refreshBalance()
  served.answer(TRANSACTIONS, listed(old, wireTransaction(2, 'deposit', '1')))
  served.answer('POST /balance', { body: { balance: '2000.00' } })
  await refreshBalance()
  await expect(announced).toHaveText('Your deposit of ৳ 500.00 has arrived.')
  expect(asked()).toBe(3)
  served.answer('POST /balance', { body: { balance: '2100.00' } })
  await refreshBalance()
  await expect.poll(asked).toBe(4)
  await expect(announced).toHaveCount(0)
})

test('the unread messages counted at My Account are fewer after the player has read one', async ({
  page,
}) => {
  const served = await visit(page, {
    'GET /inbox': wirePage(['3', '2', '1'], 1),
    'PATCH /inbox/3/read': { body: { success: true } },
  })
  const { account } = arrivalsPage(page)
  await expect(account).toHaveAccessibleDescription('2 unread messages')
  await page.getByRole('link', { name: 'Inbox' }).click()
  const { message, close } = inboxPage(page)
  await message('Cash is back').click()
  await expect.poll(() => served.made).toContain('PATCH /inbox/3/read')
  served.answer('GET /inbox', wirePage(['2', '1'], 1))
  await close.click()
  await page.goBack()
  await expect(account).toHaveAccessibleDescription('1 unread message')
})
