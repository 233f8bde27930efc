import { expect, type Page } from '@playwright/test'
import { withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { generalWith, PLAYER } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'
import { pressRapidly } from '../site/controls.ts'
import { test } from '../site/kept.ts'
import { type Answers, expectSane, type Served, serve, stored } from '../site/serve.ts'

/*
 * `/submit-withdraw` fails. The screen reports a known or an unknown outcome and keeps the form.
 * There is at most one withdrawal, whatever the player does next, as counted by idempotency keys.
 */

const READY: Answers = {
  'GET /payment-methods': { body: [{ id: 4, name: 'bKash', status: 'active', account_type: 'Agent' }] },
  'GET /get/other/phone': { body: { data: [] } },
  'GET /transaction/show': { body: { transactions: [] } },
  'GET /userwithdrawcheck': { body: { success: true } },
}

const ERROR = 'An error occurred. Please try again.'

interface Fault {
  /** True if the first request reaches the server, which then creates the withdrawal. */
  readonly arrives: boolean
  readonly answer: WireAnswer
  readonly message: string
  /** True if the outcome is known. */
  readonly known: boolean
}

/** One fault for each way in which the player goes on; the walk of the flow has the others, with their messages. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'a 400 with a message': {
    arrives: false,
    answer: { status: 400, body: { success: false, message: 'Words of the server.' } },
    message: 'Words of the server.',
    known: true,
  },
  'a connection reset before the response': {
    arrives: false,
    answer: { lost: true },
    message: ERROR,
    known: false,
  },
  'a timeout': { arrives: true, answer: { silent: 30_000 }, message: ERROR, known: false },
}

async function fill(page: Page): Promise<void> {
  const withdrawal = withdrawalPage(page)
  await withdrawal.open()
  await withdrawal.chooseMethod('bKash')
  await withdrawal.chooseAmount('500')
  await withdrawal.chooseAccount('01712345678')
}

async function expectForm(page: Page): Promise<void> {
  const { method, amount, account } = withdrawalPage(page)
  await expect(method('bKash')).toBeChecked()
  await expect(amount).toHaveValue('500')
  await expect(account).toHaveValue('01712345678')
}

/** Fakes a server that creates one withdrawal per idempotency key. Returns the keys. */
function serveWithdrawals(served: Served, fault: Fault): Set<string> {
  const effects = new Set<string>()
  let requests = 0
  served.answer('POST /submit-withdraw', ({ headers }) => {
    requests += 1
    if (requests > 1 || fault.arrives) effects.add(headers['idempotency-key'] ?? 'no key')
    const body = [...effects].map((_, at) => ({
      id: 90 + at,
      action: 'withdraw',
      key: '0',
      amount: '500.00',
      created_at: '2026-03-02 06:00:00',
    }))
    served.answer('GET /transaction/show', { body: { transactions: body } })
    return requests === 1 ? fault.answer : { body: { success: true } }
  })
  return effects
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`a withdrawal that fails with ${name} keeps the form and takes effect once`, async ({ page }) => {
    await page.clock.install()
    await stored(page, PLAYER)
    const served = await serve(page, READY)
    const effects = serveWithdrawals(served, fault)
    await fill(page)
    await withdrawalPage(page).submit.click()
    if (name === 'a timeout') {
      await expect.poll(() => served.made).toContain('POST /submit-withdraw')
      await page.clock.fastForward(31_000)
    }

    await expect(withdrawalPage(page).error.getByText(fault.message, { exact: true })).toBeVisible()
    await expectSane(page)
    await withdrawalPage(page).closeError()
    await expectForm(page)
    await expect(withdrawalPage(page).unconfirmed).toHaveCount(fault.known ? 0 : 1)

    // A reload keeps the form, and a withdrawal that arrived is not sent again.
    await page.reload()
    await expectForm(page)
    await expect(withdrawalPage(page).unconfirmed).toHaveCount(fault.known ? 0 : 1)
    await withdrawalPage(page).submit.click()
    await expect(withdrawalPage(page).success).toBeVisible()
    await page.clock.fastForward(1_600)
    await expect(page).toHaveURL('/payment-request')
    expect([...effects]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(
      await page.evaluate(() => [
        localStorage.getItem('app.draft.41'),
        localStorage.getItem('app.idempotency.41'),
      ]),
    ).toEqual([null, null])
  })
}

test('20 rapid presses on the submit button send one withdrawal', async ({ page }) => {
  await stored(page, PLAYER)
  const served = await serve(page, { ...READY, 'POST /submit-withdraw': { body: { success: true } } })
  await fill(page)
  await pressRapidly(withdrawalPage(page).submit)
  await expect(withdrawalPage(page).success).toBeVisible()
  const count = (call: string) => served.made.filter((made) => made === call).length
  expect([count('GET /userwithdrawcheck'), count('POST /submit-withdraw')]).toEqual([1, 1])
})

test('the page shows a message and a link to support whenever it learns that withdrawals are closed', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page, { ...READY, 'GET /general': generalWith({ withdrawal_status: '0' }) })
  const seeClosed = async () => {
    await expect(page.getByText('Withdrawals are closed', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expect(withdrawalPage(page).submit).toHaveCount(0)
  }
  await page.goto('/withdrawal')
  await seeClosed()
  // The settings are known before the screen is shown again.
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Withdrawal', exact: true }).click()
  await seeClosed()
})
