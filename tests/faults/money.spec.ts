import { expect, type Page } from '@playwright/test'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { Payment } from '../../machines/money/makePayment/makePayment.types.ts'
import { expectEntry } from '../flows/app/overlays/overlays.page.ts'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { deposits } from '../flows/money/money.fixture.ts'
import { withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { PLAYER } from '../model/ambient.ts'
import { writeElsewhere } from '../model/device.ts'
import { pressRapidly } from '../site/controls.ts'
import { EWALLET, EWALLET_REQUEST, LISTED } from '../site/offer.ts'
import { CASH_OUT } from '../site/payments.ts'
import { expectSane, type Served, serve, stored } from '../site/serve.ts'
import { test } from '../site/sharedPage.ts'

/*
 * The money calls of a deposit and of a withdrawal fail. The screen reports a known or an unknown outcome and keeps the
 * form. The call takes effect at most once, whatever the player does next, as counted by idempotency keys.
 */

const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'
const ACCEPTED = 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।'

interface Fault {
  readonly name: string
  /** True if the first request reaches the server and takes effect. */
  readonly arrives: boolean
  readonly answer: WireAnswer
  /** The server's message for a known outcome: a refusal. */
  readonly refused?: string
}

const REFUSAL = 'Words of the server.'
const TIMEOUT: Fault = { name: 'a timeout', arrives: true, answer: { silent: 30_000 } }
const RESET: Fault = { name: 'a reset before the response', arrives: false, answer: { lost: true } }

/** One fault for each way in which the player goes on; the walks of the flows have the others, with their messages. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a 400 with a message',
    arrives: false,
    answer: { status: 400, body: { success: false, message: REFUSAL } },
    refused: REFUSAL,
  },
  RESET,
  TIMEOUT,
]

const dialog = (page: Page) => page.getByRole('dialog')

/** What a call that took effect is listed as; an e-wallet request is not a transaction yet. */
const LISTED_AS: Readonly<Record<string, object>> = {
  '/submit-deposit': { action: 'deposit', transaction_id: '8N7A2QX91K' },
  '/ewa/confirm': { action: 'deposit', transaction_id: '8N7A2QX91K' },
  '/submit-withdraw': { action: 'withdraw' },
}

/** Fakes a server on which a call takes effect once per key and is listed as a transaction. Returns the keys. */
function serveMoneyCall(served: Served, call: string, fault: Fault, answer: unknown): Set<string> {
  const effects = new Set<string>()
  let requests = 0
  served.answer(`POST ${call}`, ({ headers }) => {
    requests += 1
    if (requests > 1 || fault.arrives) effects.add(headers['idempotency-key'] ?? 'no key')
    if (LISTED_AS[call] && effects.size > 0)
      served.answer('GET /transaction/show', deposits(['0'], LISTED_AS[call]))
    return requests === 1 ? fault.answer : { body: answer }
  })
  return effects
}

const timesOf = ({ made }: Served, call: string) => made.filter((one) => one === `POST ${call}`).length

/** Waits until a call has failed. */
async function passFault(page: Page, served: Served, call: string, fault: Fault): Promise<void> {
  if (fault !== TIMEOUT) return
  await expect.poll(() => timesOf(served, call)).toBe(1)
  await page.clock.fastForward(31_000)
}

/** Expects that the call has taken effect once, and that the device keeps neither its form nor its key. */
async function expectOnce(page: Page, effects: ReadonlySet<string>): Promise<void> {
  expect([...effects]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  const kept = await page.evaluate(() =>
    ['app.draft.41', 'app.idempotency.41'].map((key) => localStorage.getItem(key)),
  )
  expect(kept).toEqual([null, null])
}

const choose = (page: Page, kind: 'listed' | 'ewallet') =>
  depositPage(page).fill(kind === 'listed' ? 'Cash Out' : undefined)

async function confirm(page: Page, kind: 'listed' | 'ewallet'): Promise<void> {
  await choose(page, kind)
  await depositPage(page).pressNext()
  await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
}

async function closeDialog(page: Page, words: string): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleName('Message')
  await expect(dialog(page).getByText(words, { exact: true })).toBeVisible()
  await expectSane(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expectEntry(page, false)
}

test.beforeEach(({ page }) => stored(page, PLAYER))

for (const [call, kind, faults] of [
  ['/submit-deposit', 'listed', FAULTS],
  ['/ewa/confirm', 'ewallet', [TIMEOUT]],
] as const)
  for (const fault of faults)
    test(`a ${call} that fails with ${fault.name} keeps the form and takes effect once`, async ({ page }) => {
      await page.clock.install()
      const served = await serve(page, kind === 'listed' ? LISTED : EWALLET)
      const effects = serveMoneyCall(served, call, fault, { message: 'Thank you.' })
      const { phone, transactionId, pressSubmit } = makePaymentPage(page)
      const expectForm = async () => {
        await expect(phone).toHaveValue('01712345678')
        await expect(transactionId).toHaveValue('8N7A2QX91K')
      }
      await confirm(page, kind)
      await pressSubmit()
      await passFault(page, served, call, fault)
      // The transactions of an e-wallet's payment are asked meanwhile, and hold what has arrived.
      const isFound = kind === 'ewallet' && fault.arrives
      if (!isFound) {
        await closeDialog(page, fault.refused ? `Submission failed: ${fault.refused}` : UNKNOWN)
        await expectForm()

        // A reload keeps the form, and a call that arrived is not sent again.
        await page.reload()
        await expectForm()
        await pressSubmit()
      }
      await expect(page).toHaveURL('/payment-request')
      await expect(page.getByText(ACCEPTED)).toBeVisible()
      expect(timesOf(served, call)).toBe(fault.arrives ? 1 : 2)
      await expectOnce(page, effects)
    })

for (const fault of [RESET, TIMEOUT])
  test(`an /ewa/request that fails with ${fault.name} keeps the form and takes effect once`, async ({
    page,
  }) => {
    await page.clock.install()
    const served = await serve(page, EWALLET)
    const effects = serveMoneyCall(served, '/ewa/request', fault, EWALLET_REQUEST)
    const { choice, amount, pressNext } = depositPage(page)
    const expectForm = async () => {
      await expect(choice('Payment Method', 'bKash')).toBeChecked()
      await expect(amount).toHaveValue('500')
    }
    await choose(page, 'ewallet')
    await pressNext()
    await passFault(page, served, '/ewa/request', fault)
    await closeDialog(page, UNKNOWN)
    await expectForm()

    // The same form sends the same key, even after a reload.
    await page.reload()
    await expectForm()
    await pressNext()
    await expect(page).toHaveURL('/make-payment')
    await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
    expect([...effects]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

const WITHDRAWAL = {
  ...LISTED,
  'GET /userwithdrawcheck': { body: { success: true } },
  'POST /submit-withdraw': { body: { success: true } },
}

async function fillWithdrawal(page: Page): Promise<void> {
  await withdrawalPage(page).open()
  await withdrawalPage(page).choose()
}

for (const fault of FAULTS)
  test(`a withdrawal that fails with ${fault.name} keeps the form and takes effect once`, async ({
    page,
  }) => {
    await page.clock.install()
    const served = await serve(page, WITHDRAWAL)
    const effects = serveMoneyCall(served, '/submit-withdraw', fault, { success: true })
    const { method, amount, account, unconfirmed, submit, error, closeError, success } = withdrawalPage(page)
    const expectForm = async () => {
      await expect(method('bKash')).toBeChecked()
      await expect(amount).toHaveValue('500')
      await expect(account).toHaveValue('01712345678')
      await expect(unconfirmed).toHaveCount(fault.refused ? 0 : 1)
    }
    await fillWithdrawal(page)
    await submit.click()
    await passFault(page, served, '/submit-withdraw', fault)
    const words = fault.refused ?? 'An error occurred. Please try again.'
    await expect(error.getByText(words, { exact: true })).toBeVisible()
    await expectSane(page)
    await closeError()
    await expectEntry(page, false)
    await expectForm()

    // A reload keeps the form, and a withdrawal that arrived is not sent again.
    await page.reload()
    await expectForm()
    await submit.click()
    await expect(success).toBeVisible()
    await page.clock.fastForward(1_600)
    await expect(page).toHaveURL('/payment-request')
    await expectOnce(page, effects)
  })

test('20 rapid presses send one /ewa/request, one /ewa/confirm, and one withdrawal', async ({ page }) => {
  const served = await serve(page, { ...EWALLET, 'POST /ewa/confirm': { body: {} } })
  await choose(page, 'ewallet')
  await pressRapidly(depositPage(page).next)
  await expect(page).toHaveURL('/make-payment')
  await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
  await pressRapidly(makePaymentPage(page).submit)
  await expect(page).toHaveURL('/payment-request')
  served.answerAll(WITHDRAWAL)
  await fillWithdrawal(page)
  await pressRapidly(withdrawalPage(page).submit)
  await expect(withdrawalPage(page).success).toBeVisible()
  const counts = ['/ewa/request', '/ewa/confirm', '/submit-withdraw'].map((call) => timesOf(served, call))
  expect(counts).toEqual([1, 1, 1])
})

test('a request without an answer that is later listed as pending gives up its key, and the next request carries another', async ({
  page,
}) => {
  const served = await serve(page, EWALLET)
  const keys: (string | undefined)[] = []
  served.answer('POST /ewa/request', ({ headers }) => {
    keys.push(headers['idempotency-key'])
    return { status: 503, raw: '' }
  })
  const next = async (words: string) => {
    await depositPage(page).pressNext()
    await expect(dialog(page)).toContainText(words)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
  }
  await choose(page, 'ewallet')
  await next(UNKNOWN)
  await next(UNKNOWN)
  served.answer('GET /transaction/show', deposits(['0']))
  await next('You already have a deposit request pending.')
  served.answer('GET /transaction/show', deposits(['1']))
  await next(UNKNOWN)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a withdrawal that is left while it is sent is sent once, and its screen opens again after the answer', async ({
  page,
}) => {
  const served = await serve(page, WITHDRAWAL)
  const reply = served.hold('POST /submit-withdraw')
  const { choose, submit, amount, unconfirmed } = withdrawalPage(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Withdrawal', exact: true }).click()
  await choose()
  await submit.click()
  await expect.poll(() => timesOf(served, '/submit-withdraw')).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(submit).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(submit).toHaveCount(0)
  await reply({ body: { success: true } })
  await expect(amount).toHaveValue('')
  await expect(unconfirmed).toHaveCount(0)
  expect(timesOf(served, '/submit-withdraw')).toBe(1)
})

test('a payment that another tab has sent meanwhile is not sent again', async ({ page }) => {
  const served = await serve(page, LISTED)
  await confirm(page, 'listed')
  await page.evaluate(() => {
    const { '41': kept } = JSON.parse(localStorage.getItem('app.payments') ?? '')
    localStorage.setItem('app.payments', JSON.stringify({ 41: { ...kept, isTaken: true } }))
  })
  // What is typed since does not make it another payment.
  await makePaymentPage(page).transactionId.fill('8N7A2QX91L')
  await makePaymentPage(page).pressSubmit()
  await expect(page).toHaveURL('/payment-request')
  expect(timesOf(served, '/submit-deposit')).toBe(0)
})

test('a new deposit asks first if another tab has a transaction ID for the payment under way', async ({
  page,
}) => {
  await serve(page, LISTED)
  await choose(page, 'listed')
  await depositPage(page).pressNext()
  await expect(page).toHaveURL('/make-payment')
  await choose(page, 'listed')
  await page.evaluate(() => {
    const { '41': kept } = JSON.parse(localStorage.getItem('app.payments') ?? '')
    const form = { phone: '', transactionId: '8N7A2QX91K' }
    localStorage.setItem('app.payments', JSON.stringify({ 41: { ...kept, form } }))
  })
  await depositPage(page).pressNext()
  await expect(dialog(page)).toContainText('You have entered a transaction ID for the payment under way.')
  await expect(page).toHaveURL('/deposit')
})

for (const [before, own] of [
  ['no payment', null],
  ['another payment', { ...CASH_OUT, deadline: Date.now() + 300_000 }],
] as const)
  test(`a new deposit, opened with ${before} under way, asks first if another tab has begun one since and has its transaction ID`, async ({
    page,
  }) => {
    const stored = (payment: Payment, transactionId: string) => ({
      'app.payments': JSON.stringify({ 41: { payment, form: { phone: '', transactionId } } }),
    })
    await serve(page, LISTED)
    await page.goto('/nowhere')
    if (own) await writeElsewhere(page, stored(own, ''))
    await choose(page, 'listed')
    const since = { ...CASH_OUT, number: '01700000999', deadline: Date.now() + 600_000 }
    await writeElsewhere(page, stored(since, '8N7A2QX91K'))
    await depositPage(page).pressNext()
    await expect(dialog(page)).toContainText('You have entered a transaction ID for the payment under way.')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Continue your payment' }).click()
    await expect(page.getByText('01700000999', { exact: true })).toBeVisible()
    await expect(makePaymentPage(page).transactionId).toHaveValue('8N7A2QX91K')
  })
