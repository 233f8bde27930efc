import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { DEPOSIT, WITHDRAWAL } from '#tests/site/payments.ts'
import { type Answers, expectSane, type Served, serve, stored } from '#tests/site/serve.ts'

const MINUTE = 60_000

const POLL = 'GET /transaction/show'

/** Returns the response that lists a withdrawal of ৳1,500 from before, and the deposit or withdrawal of the tests. */
const listed = (key: string, { action = 'withdraw', ...changes }: Record<string, string> = {}) => ({
  body: {
    transactions: [
      {
        id: 71,
        action,
        key,
        amount: action === 'withdraw' ? '1500.00' : '500.00',
        transaction_id: action === 'withdraw' ? null : 'BK7X2M9Q',
        created_at: '2026-03-02 06:00:00',
        ...changes,
      },
      { id: 70, action: 'withdraw', key: '1', amount: '1500.00', created_at: '2026-03-01 06:00:00' },
    ],
  },
})

async function open(page: Page, state: unknown, over: Answers = {}): Promise<Served> {
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  const served = await serve(page, { [POLL]: listed('0'), ...over })
  await page.goto('/account')
  await expect(page.getByRole('main')).toBeVisible()
  await travel(page, '/payment-request', state)
  return served
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const countOf = ({ made }: Served, call: string) => made.filter((one) => one === call).length

test('a withdrawal counts down 30 minutes, also over a reload, and then says that it takes longer', async ({
  page,
}) => {
  await open(page, WITHDRAWAL)
  const timer = page.getByRole('timer')
  await expect(heading(page, 'Get Ready!')).toBeVisible()
  await expect(page.getByText('Your withdrawal request was submitted.', { exact: true })).toBeVisible()
  await expect(page.getByText(/balance|successful/)).toHaveCount(0)
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'bKash', exact: true })).toBeVisible()
  await expect(timer).toHaveText('30:00')

  await page.clock.runFor(20 * MINUTE)
  await expect(timer).toHaveText('10:00')
  await page.reload()
  await expect(timer).toHaveText('10:00')
  await expectSane(page)

  await page.clock.runFor(10 * MINUTE)
  await expect(page.getByRole('heading', { name: 'Still under review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/chat')
  await expect(timer).toHaveCount(0)
})

test('an approval is shown within 10 s, ends the polls, and is still shown after a reload', async ({
  page,
}) => {
  const served = await open(page, WITHDRAWAL)
  await page.clock.runFor(10_000)
  await expect(page.getByRole('timer')).toHaveText('29:50')

  served.answer(POLL, listed('1'))
  await page.clock.runFor(10_000)
  await expect(heading(page, 'Approved')).toBeVisible()
  await expect(page.getByText('The money was sent to your account.', { exact: true })).toBeVisible()
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  // Polls never overlap, so the one that was answered is the last that was made.
  const asked = countOf(served, POLL)
  await page.clock.runFor(MINUTE)
  expect(countOf(served, POLL)).toBe(asked)

  await page.reload()
  await expect(heading(page, 'Approved')).toBeVisible()
  await expectSane(page)
})

test('a rejected deposit shows the reason as text, and opens the support chat with its transaction id', async ({
  page,
}) => {
  const note = 'Send <b>7 taka</b> less.'
  await open(page, DEPOSIT, {
    [POLL]: listed('2', { action: 'deposit', note }),
    'GET /get-chats': { body: { chats: [{ id: 5, chat_id: 5, other_user: { username: 'rina' } }] } },
    'GET /chats/5/messages': { body: { messages: [] } },
  })
  await expect(heading(page, 'Rejected')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Nothing was added to your wallet.')
  await expect(page.getByText(note, { exact: true })).toBeVisible()
  await button(page, 'Ask support').click()
  await expect(page.getByRole('textbox', { name: 'Type a message' })).toHaveValue(/BK7X2M9Q/)
})

test('the back button does not reopen a request that was closed', async ({ page }) => {
  await open(page, DEPOSIT)
  await expect(page.getByText('আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।', { exact: true })).toBeVisible()
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toHaveCount(0)
})

test('a device clock that was set back does not lengthen the countdown', async ({ page }) => {
  await open(page, { ...WITHDRAWAL, deadline: NOON + 90 * MINUTE })
  await expect(page.getByRole('timer')).toHaveText('30:00')
})

test('the address of a request leads to the transaction records unless its navigation state is a request of this player', async ({
  page,
}) => {
  await open(page, null)
  await expect(page).toHaveURL('/transaction-record')
  for (const [name, state] of [
    ['a state of another kind', { ...WITHDRAWAL, sent: { action: 'bonus', known: [] } }],
    ['another player’s request', { ...WITHDRAWAL, remoteId: '42' }],
    ['a state from before requests were followed', { ...WITHDRAWAL, sent: undefined, kind: 'withdrawal' }],
    ['half an amount', { ...WITHDRAWAL, amount: 1.5 }],
  ] as const)
    await test.step(name, async () => {
      await travel(page, '/account')
      await expect(heading(page, 'My Account')).toBeVisible()
      await travel(page, '/payment-request', state)
      await expect(page).toHaveURL('/transaction-record')
    })
})
