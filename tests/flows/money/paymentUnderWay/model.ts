import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { paymentUnderWayPortsOf } from '#src/ports/money/paymentUnderWay.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { CASH_OUT } from '#tests/site/payments.ts'
import { depositPage } from '../deposit/deposit.page.ts'

type Snapshot = SnapshotFrom<typeof paymentUnderWayMachine>

const FORM = { phone: '01712345678', transactionId: ' 8N7A2QX91K ' }
const of42 = { ...CASH_OUT, remoteId: '42' }
const BOTH = JSON.stringify({ 41: { payment: CASH_OUT, form: FORM }, 42: { payment: of42, form: FORM } })
const OPEN_KEY = JSON.stringify({ '/submit-deposit': { digest: '', key: 'k'.repeat(32), at: NOON - 60_000 } })
const DRAFT = JSON.stringify({ deposit: { method: '1', channel: '11', amount: '500', promotion: '' } })

const inputOf = (outcomeUnknown: boolean) => ({ underWay: { payment: CASH_OUT, form: FORM, outcomeUnknown } })

const deadlineOf = ({ context: { underWay } }: Snapshot) => underWay?.payment.deadline ?? 0
const leftOf = (snapshot: Snapshot) => deadlineOf(snapshot) - snapshot.context.now

const transactionsWith = (transaction_id: string, key: string) => ({
  body: {
    transactions: [
      { id: 1, action: 'deposit', key, amount: '500.00', transaction_id, created_at: '2026-03-02 06:00:00' },
    ],
  },
})

async function seePayment(page: Page, snapshot: Snapshot): Promise<void> {
  const link = page.getByRole('link', { name: 'Continue your payment', exact: true })
  await expect(link).toHaveAttribute('href', '/make-payment')
  const timer = page.getByRole('timer', { name: 'Time left' })
  await expect(timer).toHaveText(leftOf(snapshot) > 5_000 ? /^(10:00|9:45)$/ : '0:05')
}

/** Played on `/deposit`, which also offers to discard the payment. */
export const model = defineModel<typeof paymentUnderWayMachine>({
  machine: paymentUnderWayMachine,
  input: inputOf(false),
  ports: paymentUnderWayPortsOf,
  stored: { ...PLAYER, 'app.payments': BOTH },
  at: '/deposit',
  ambient: {
    'GET /payment-methods': { body: [] },
    'GET /promotion': { body: { promotions: [] } },
  },
  variants: {
    'without a payment': { input: { underWay: null }, stored: PLAYER },
    'with the payment of another player': {
      input: { underWay: null },
      stored: { ...PLAYER, 'app.payments': JSON.stringify({ 42: { payment: of42, form: FORM } }) },
    },
    'after a confirmation of unknown outcome': {
      input: inputOf(true),
      stored: {
        ...PLAYER,
        'app.payments': BOTH,
        'app.idempotency.41': OPEN_KEY,
        'app.draft.41': DRAFT,
      },
    },
  },
  project: ({ underWay, now }) => [
    underWay?.payment.remoteId,
    underWay?.outcomeUnknown,
    (underWay?.payment.deadline ?? 0) - now <= 5_000,
  ],
  answers: {
    loadTransactions: {
      'it is there': transactionsWith('8N7A2QX91K', '0'),
      'it was rejected': transactionsWith('8N7A2QX91K', '2'),
      'another is there': transactionsWith('ANOTHER123', '0'),
      refused: { status: 400, body: { message: 'Not now.' } },
      ...unanswered(15_000),
    },
  },
  localPorts: ['forgetPayment'],
  events: {
    'clock.ticked': (snapshot) => [
      { type: 'clock.ticked', now: deadlineOf(snapshot) - (leftOf(snapshot) > 5_000 ? 5_000 : 0) },
    ],
    discard: () => [{ type: 'discard' }],
  },
  durations: {
    'clock.ticked': (snapshot) => leftOf(snapshot) - (leftOf(snapshot) > 5_000 ? 5_000 : 0),
  },
  gesture: { discard: (page) => button(page, 'Start a new deposit').click() },
  unmarked: 'It is a strip or a card of the screens that follow it.',
  assertions: {
    'paymentUnderWay.underWay.checking': seePayment,
    'paymentUnderWay.underWay.open': seePayment,
    'paymentUnderWay.over': async (page, snapshot) => {
      await expect(depositPage(page).amount).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue your payment' })).toHaveCount(0)
      if (!snapshot.context.underWay || leftOf(snapshot) <= 0) return
      // Only the player's own payment is removed.
      const kept = await page.evaluate(() => localStorage['app.payments'])
      expect(Object.keys(JSON.parse(kept))).toEqual(['42'])
    },
  },
})
