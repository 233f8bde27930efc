import type { Page } from '@playwright/test'
import { unusual, type World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import type { SnapshotFrom } from 'xstate'
import type { Payment, UnderWay } from '#machines/money/makePayment/makePayment.types.ts'
import { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { paymentUnderWayPortsOf } from '#src/ports/money/paymentUnderWay.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { CASH_OUT, WALLET_NUMBER } from '#tests/site/payments.ts'
import { deposits, OPEN_KEY, RECHECK } from '../money.fixture.ts'

type Snapshot = SnapshotFrom<typeof paymentUnderWayMachine>

const LOOK = 'GET /transaction/show'
const FORM = { phone: '01712345678', transactionId: ' 8N7A2QX91K ' }
const of42 = { ...CASH_OUT, remoteId: '42' }
const BOTH = JSON.stringify({ 41: { payment: CASH_OUT, form: FORM }, 42: { payment: of42, form: FORM } })
const EMPTY = { phone: '', transactionId: '' }
const takenOf = (payment: Payment) => ({ payment, form: EMPTY, isTaken: true })
/** One that another tab has begun since. */
const OTHER: UnderWay = {
  payment: { ...CASH_OUT, number: '01700000999', deadline: CASH_OUT.deadline + 300_000 },
  form: EMPTY,
  outcomeUnknown: false,
}
const DRAFT = JSON.stringify({ deposit: { method: '1', channel: '11', amount: '500', promotion: '' } })

/** A payment to an e-wallet of which nothing is typed yet. */
const WALLET = { payment: WALLET_NUMBER, form: EMPTY }
const WALLET_STORED = JSON.stringify({ 41: WALLET, 42: { payment: of42, form: FORM } })

const deadlineOf = ({ context: { underWay } }: Snapshot) => underWay?.payment.deadline ?? 0
const leftOf = (snapshot: Snapshot) => deadlineOf(snapshot) - snapshot.context.now
/** Returns the moment of the next tick that shows something new: five seconds before the end, then the end. */
const nextTick = (snapshot: Snapshot) => deadlineOf(snapshot) - (leftOf(snapshot) > 5_000 ? 5_000 : 0)

/** Another payment would not be shown any more, or in its last seconds only. */
const mayBegin = (now: number) => now < OTHER.payment.deadline - 5_000

/** The id by which a look finds the payment; empty if nothing was typed. */
const transactionOf = (underWay: UnderWay | null) =>
  underWay?.payment.transaction || (underWay?.form.transactionId ?? '').trim()

async function seePayment(page: Page, snapshot: Snapshot): Promise<void> {
  const link = page.getByRole('link', { name: 'Continue your payment', exact: true })
  await expect(link).toHaveAttribute('href', '/make-payment')
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(leftOf(snapshot) > 5_000 ? /^(10:00|9:45|5:0[05])$/ : '0:05')
}

/** Played on `/` of a desktop, which loads no transactions of its own. */
export const model = defineModel<typeof paymentUnderWayMachine>({
  machine: paymentUnderWayMachine,
  input: { remoteId: '41' },
  ports: paymentUnderWayPortsOf,
  stored: { ...PLAYER, 'app.payments': BOTH },
  viewport: DESKTOP,
  ambient: { [LOOK]: 'held' },
  at: '/',
  variants: {
    'without a payment': { stored: PLAYER },
    'with the payment of another player': {
      stored: { ...PLAYER, 'app.payments': JSON.stringify({ 42: { payment: of42, form: FORM } }) },
    },
    'after a confirmation of unknown outcome': {
      stored: { ...PLAYER, ...OPEN_KEY, 'app.payments': BOTH, 'app.draft.41': DRAFT },
    },
    'to an e-wallet': {
      stored: { ...PLAYER, 'app.payments': WALLET_STORED, 'app.draft.41': DRAFT },
    },
  },
  localPorts: ['readPayment'],
  project: ({ underWay, now }) => [
    underWay?.payment.number,
    transactionOf(underWay),
    underWay?.outcomeUnknown,
    underWay?.payment.paymentType,
    (underWay?.payment.deadline ?? 0) - now <= 5_000,
    mayBegin(now),
  ],
  outcomes: {
    recheck: RECHECK,
    look: ({ context: { underWay } }) => ({
      'it is there': {
        output: { kind: 'accepted', ...succeeded({ at: NOON, transactions: [] }) },
        play: {
          when: () => transactionOf(underWay) !== '',
          play: async (world: World) => {
            await world.release(LOOK, deposits(['1'], { transaction_id: transactionOf(underWay) }))
            // Only the player's own payment is removed.
            const stored = () => world.page.evaluate(() => JSON.parse(localStorage['app.payments']))
            await expect.poll(stored).toMatchObject({ 41: { isTaken: true }, 42: { form: FORM } })
          },
        },
      },
      'it is not there': {
        output: { kind: 'notFound', ...succeeded({ at: NOON, transactions: [] }) },
        play: (world) => world.release(LOOK, deposits(['0'], { transaction_id: 'ANOTHER123' })),
      },
      broken: { error: new Error('broken') },
    }),
  },
  events: {
    // A call would not wait so long for its answer.
    'clock.ticked': (snapshot) =>
      snapshot.matches({ underWay: 'checking' }) && leftOf(snapshot) > 5_000
        ? []
        : [{ type: 'clock.ticked', now: nextTick(snapshot) }],
    // Taken, typed by another tab, or replaced by another one.
    'payment.changed': ({ context: { underWay, now } }) => [
      unusual({ type: 'payment.changed', underWay: null }),
      ...(underWay ? [{ type: 'payment.changed' as const, underWay: { ...underWay, form: EMPTY } }] : []),
      ...(now < OTHER.payment.deadline
        ? [unusual({ type: 'payment.changed' as const, underWay: OTHER })]
        : []),
    ],
  },
  deviceEvents: {
    'payment.changed': (page, { underWay }, { context }) => {
      const was = context.underWay?.payment ?? OTHER.payment
      const own = underWay ? { payment: underWay.payment, form: underWay.form } : takenOf(was)
      return page.writeElsewhere({
        // Who begins a payment ends the confirmation of the one before.
        ...(underWay?.outcomeUnknown ? {} : { 'app.idempotency.41': null }),
        'app.payments': JSON.stringify({ 41: own, 42: { payment: of42, form: FORM } }),
      })
    },
  },
  durations: { 'clock.ticked': (snapshot) => nextTick(snapshot) - snapshot.context.now },
  unmarked: 'It is a strip or a card of the screens that follow it.',
  assertions: {
    'paymentUnderWay.underWay.checking': seePayment,
    'paymentUnderWay.underWay.unconfirmed': seePayment,
    'paymentUnderWay.underWay.open': seePayment,
    'paymentUnderWay.none': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue your payment' })).toHaveCount(0)
    },
  },
  unreachedInBrowser: {
    'paymentUnderWay.none payment.changed#0':
      'A page that has no payment shows nothing of it; a headless walk plays it.',
  },
})
