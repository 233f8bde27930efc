import { expect, type Page } from '@playwright/test'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { PLAYER } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'
import { pressRapidly } from '../site/controls.ts'
import { test } from '../site/kept.ts'
import { EWALLET, EWALLET_REQUEST, LISTED } from '../site/offer.ts'
import { expectSane, type Served, serve, stored } from '../site/serve.ts'

/*
 * The money calls of a deposit fail. The screen reports a known or an unknown outcome and keeps
 * the form. The call takes effect at most once, whatever the player does next, as counted by idempotency
 * keys.
 */

const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'
const ACCEPTED = 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।'

interface Fault {
  /** True if the first request reaches the server and takes effect. */
  readonly arrives: boolean
  readonly answer: WireAnswer
  /** The server's message for a known outcome: a refusal. */
  readonly refused?: string
  /** The site's message for an unknown outcome. */
  readonly unknown?: string
}

/** One fault for each way in which the player goes on; the walks of the flows have the others, with their messages. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'a 400 with a message': {
    arrives: false,
    answer: { status: 400, body: { message: 'Words of the server.' } },
    refused: 'Words of the server.',
  },
  'a connection reset before the response': { arrives: false, answer: { lost: true }, unknown: UNKNOWN },
  'a timeout': { arrives: true, answer: { silent: 30_000 }, unknown: UNKNOWN },
}

const dialog = (page: Page) => page.getByRole('dialog')

const choose = (page: Page, kind: 'listed' | 'ewallet') =>
  depositPage(page).fill(kind === 'listed' ? 'Cash Out' : undefined)

async function expectChosen(page: Page): Promise<void> {
  const { choice, amount } = depositPage(page)
  await expect(choice('Payment Method', 'bKash')).toBeChecked()
  await expect(amount).toHaveValue('500')
}

async function confirm(page: Page, kind: 'listed' | 'ewallet'): Promise<void> {
  await choose(page, kind)
  await depositPage(page).pressNext()
  await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
}

async function expectConfirmed(page: Page): Promise<void> {
  const { phone, transactionId } = makePaymentPage(page)
  await expect(phone).toHaveValue('01712345678')
  await expect(transactionId).toHaveValue('8N7A2QX91K')
}

/** Fakes a server on which a call takes effect once per key and is listed as a transaction. Returns the keys. */
function serveMoneyCall(served: Served, call: string, fault: Fault, answer: unknown): Set<string> {
  const effects = new Set<string>()
  let requests = 0
  served.answer(`POST ${call}`, ({ headers }) => {
    requests += 1
    if (requests > 1 || fault.arrives) effects.add(headers['idempotency-key'] ?? 'no key')
    // An e-wallet request is not a transaction yet.
    if (call !== '/ewa/request' && effects.size > 0) {
      const times = { created_at: '2026-03-02 06:00:00' }
      const deposit = {
        id: 90,
        action: 'deposit',
        key: '0',
        amount: 500,
        transaction_id: '8N7A2QX91K',
        ...times,
      }
      served.answer('GET /transaction/show', { body: { transactions: [deposit] } })
    }
    return requests === 1 ? fault.answer : { body: answer }
  })
  return effects
}

/** Waits until the call times out. */
async function passTimeout(page: Page, served: Served, call: string, name: string): Promise<void> {
  if (name !== 'a timeout') return
  await expect.poll(() => served.made).toContain(`POST ${call}`)
  await page.clock.fastForward(31_000)
}

for (const [call, kind, faults] of [
  ['/submit-deposit', 'listed', Object.entries(FAULTS)],
  ['/ewa/confirm', 'ewallet', Object.entries(FAULTS).slice(-1)],
] as const) {
  for (const [name, fault] of faults) {
    test(`a ${call} that fails with ${name} keeps the form and takes effect once`, async ({ page }) => {
      await page.clock.install()
      await stored(page, PLAYER)
      const served = await serve(page, kind === 'listed' ? LISTED : EWALLET)
      const effects = serveMoneyCall(served, call, fault, { message: 'Thank you.' })
      await confirm(page, kind)
      await makePaymentPage(page).pressSubmit()
      await passTimeout(page, served, call, name)

      await expect(dialog(page)).toHaveAccessibleName('Message')
      const words = fault.unknown ?? `Submission failed: ${fault.refused}`
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible()
      await expectSane(page)
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expectConfirmed(page)

      // A reload keeps the form, and a call that arrived is not sent again.
      await page.reload()
      await expectConfirmed(page)
      await makePaymentPage(page).pressSubmit()
      await expect(page).toHaveURL('/payment-request')
      await expect(page.getByText(ACCEPTED)).toBeVisible()
      expect([...effects]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
      const sent = served.made.filter((made) => made === `POST ${call}`).length
      expect(sent).toBe(fault.arrives ? 1 : 2)
      expect(
        await page.evaluate(() => [
          localStorage.getItem('app.draft.41'),
          localStorage.getItem('app.idempotency.41'),
        ]),
      ).toEqual([null, null])
    })
  }
}

for (const [name, fault] of Object.entries(FAULTS).slice(1)) {
  test(`an /ewa/request that fails with ${name} keeps the form and takes effect once`, async ({ page }) => {
    await page.clock.install()
    await stored(page, PLAYER)
    const served = await serve(page, EWALLET)
    const effects = serveMoneyCall(served, '/ewa/request', fault, EWALLET_REQUEST)
    await choose(page, 'ewallet')
    await depositPage(page).pressNext()
    await passTimeout(page, served, '/ewa/request', name)

    await expect(dialog(page)).toHaveAccessibleName(fault.unknown ? 'Message' : 'Error')
    await expect(dialog(page).getByText(fault.unknown ?? fault.refused ?? '', { exact: true })).toBeVisible()
    await expectSane(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expectChosen(page)

    // The same form sends the same key, even after a reload.
    await page.reload()
    await expectChosen(page)
    await depositPage(page).pressNext()
    await expect(page).toHaveURL('/make-payment')
    await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
    expect([...effects]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })
}

test('20 rapid presses send one /ewa/request, and then one /ewa/confirm', async ({ page }) => {
  await stored(page, PLAYER)
  const served = await serve(page, { ...EWALLET, 'POST /ewa/confirm': { body: {} } })
  await choose(page, 'ewallet')
  await pressRapidly(depositPage(page).next)
  await expect(page).toHaveURL('/make-payment')
  await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
  await pressRapidly(makePaymentPage(page).submit)
  await expect(page).toHaveURL('/payment-request')
  expect(served.made.filter((made) => made.startsWith('POST /ewa'))).toEqual([
    'POST /ewa/request',
    'POST /ewa/confirm',
  ])
})

test('a request without an answer that is later listed as pending gives up its key, and the next request carries another', async ({
  page,
}) => {
  await stored(page, PLAYER)
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
  const withKey = (key: string) => ({
    body: {
      transactions: [{ id: 7, action: 'deposit', key, amount: '500.00', created_at: '2026-03-02 06:00:00' }],
    },
  })
  await choose(page, 'ewallet')
  await next(UNKNOWN)
  await next(UNKNOWN)
  served.answer('GET /transaction/show', withKey('0'))
  await next('You already have a deposit request pending.')
  served.answer('GET /transaction/show', withKey('1'))
  await next(UNKNOWN)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
