import type { SnapshotFrom } from 'xstate'
import { paymentUnderWayMachine } from '../../../../machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { paymentUnderWayPortsOf } from '../../../../src/ports/money/paymentUnderWay.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel } from '../../../model/model.ts'
import { button } from '../../../site/controls.ts'
import { CASH_OUT } from '../../../site/payments.ts'
import { depositPage } from '../deposit/deposit.page.ts'

type Snapshot = SnapshotFrom<typeof paymentUnderWayMachine>

const FORM = { phone: '01712345678', transactionId: '8N7A2QX91K' }
const of42 = { ...CASH_OUT, remoteId: '42' }
const STORED = JSON.stringify({ 41: { payment: CASH_OUT, form: FORM }, 42: { payment: of42, form: FORM } })

const leftOf = ({ context: { payment, now } }: Snapshot) => (payment?.deadline ?? 0) - now

/** Played on `/deposit`, which also offers to discard the payment. */
export const model = defineModel<typeof paymentUnderWayMachine>({
  machine: paymentUnderWayMachine,
  input: { payment: CASH_OUT },
  ports: paymentUnderWayPortsOf,
  stored: { ...PLAYER, 'app.payments': STORED },
  at: '/deposit',
  ambient: {
    'GET /payment-methods': { body: [] },
    'GET /promotion': { body: { promotions: [] } },
    'GET /transaction/show': { body: { transactions: [] } },
  },
  variants: {
    'without a payment': { input: { payment: null }, stored: PLAYER },
    'with the payment of another player': {
      input: { payment: null },
      stored: { ...PLAYER, 'app.payments': JSON.stringify({ 42: { payment: of42, form: FORM } }) },
    },
  },
  project: ({ payment, now }) => [payment?.remoteId, (payment?.deadline ?? 0) - now <= 5_000],
  localPorts: ['forgetPayment'],
  events: {
    'clock.ticked': (snapshot) => {
      const deadline = snapshot.context.payment?.deadline ?? 0
      return [{ type: 'clock.ticked', now: leftOf(snapshot) > 5_000 ? deadline - 5_000 : deadline }]
    },
    discard: () => [{ type: 'discard' }],
  },
  durations: {
    'clock.ticked': (snapshot) => (leftOf(snapshot) > 5_000 ? leftOf(snapshot) - 5_000 : leftOf(snapshot)),
  },
  gesture: { discard: (page) => button(page, 'Start a new deposit').click() },
  unmarked: 'It is a strip or a card of the screens that follow it.',
  assertions: {
    'paymentUnderWay.underWay': async (page, snapshot) => {
      const link = page.getByRole('link', { name: 'Continue your payment', exact: true })
      await expect(link).toHaveAttribute('href', '/make-payment')
      await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(
        leftOf(snapshot) > 5_000 ? '10:00' : '0:05',
      )
    },
    'paymentUnderWay.over': async (page, { context: { payment, now } }) => {
      await expect(depositPage(page).amount).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue your payment' })).toHaveCount(0)
      if (!payment || now >= payment.deadline) return
      // Only the player's own payment is discarded.
      const kept = await page.evaluate(() => localStorage['app.payments'])
      expect(Object.keys(JSON.parse(kept))).toEqual(['42'])
    },
  },
})
