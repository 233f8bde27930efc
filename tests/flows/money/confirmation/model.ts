import type { World } from '@tiya/graph-tests/model'
import { confirmationMachine } from '#machines/money/confirmation/confirmation.machine.ts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'
import { confirmationPortsOf } from '#src/ports/money/confirmation.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { button } from '#tests/site/controls.ts'
import { arriveWith, CASH_OUT, phonesOf, USDT, WALLET_NUMBER } from '#tests/site/payments.ts'
import { makePaymentPage, submitPayment } from '../makePayment/makePayment.page.ts'
import { deposits, NO_OFFER, openKey, transactions } from '../money.fixture.ts'
import { moneyCallModel } from '../moneyCall.model.ts'

const GOOD_ID = '8N7A2QX91K'
const FORM = { phone: '01712345678', transactionId: GOOD_ID }
const EMPTY = { phone: '', transactionId: '' }

/** Answers for the screens around it. */
const SCREEN = { ...NO_OFFER, 'GET /get/other/phone': phonesOf() }

/** How a player presses `Submit` on a payment; the e-wallet's has been looked for once. */
const submitting = (payment: Payment) => ({
  input: { form: { payment, form: FORM, outcomeUnknown: false }, task: 'send' },
  ambient: { ...SCREEN, 'GET /transaction/show?remote_id=41': transactions() },
  arrive: async (world: World) => {
    await arriveWith(payment, world)
    await submitPayment(world.page)
  },
})

/** How a player opens a payment whose confirmation got no answer. */
const unknown = (payment: Payment, task: string, path: string) => ({
  input: { form: { payment, form: FORM, outcomeUnknown: true }, task },
  ambient: SCREEN,
  stored: {
    ...PLAYER,
    ...openKey(path),
    'app.payments': JSON.stringify({ 41: { payment, form: FORM } }),
  },
})

export const model = moneyCallModel({
  machine: confirmationMachine,
  ports: confirmationPortsOf,
  stored: PLAYER,
  at: '/make-payment',
  ...submitting(CASH_OUT),
  variants: {
    'of a payment in USDT': submitting(USDT),
    'of a payment to an e-wallet': submitting(WALLET_NUMBER),
    'of what may have arrived': {
      ...unknown(CASH_OUT, 'findOrSend', '/submit-deposit'),
      arrive: async (world) => {
        await arriveWith(CASH_OUT, world)
        await makePaymentPage(world.page).pressSubmit()
      },
    },
    'once the time is over': {
      ...unknown(CASH_OUT, 'find', '/submit-deposit'),
      arrive: async (world) => {
        await arriveWith(CASH_OUT, world)
        await expect(makePaymentPage(world.page).timer).toBeVisible()
        await world.page.clock.runFor(601_000)
      },
    },
    'while an e-wallet may tell it': {
      input: { form: { payment: WALLET_NUMBER, form: EMPTY, outcomeUnknown: false }, task: 'watch' },
      ambient: SCREEN,
      arrive: (world) => arriveWith(WALLET_NUMBER, world),
    },
    'while an e-wallet may tell what may have arrived': {
      ...unknown(WALLET_NUMBER, 'watch', '/ewa/confirm'),
      arrive: (world) => arriveWith(WALLET_NUMBER, world),
    },
  },

  looks: {
    'it is there': deposits(['2', '0'], { transaction_id: GOOD_ID }),
    'it was rejected': deposits(['2'], { transaction_id: GOOD_ID }),
    'another is there': deposits(['0'], { transaction_id: 'ANOTHER123' }),
    'the e-wallet’s own is approved': deposits(['1'], { transaction_id: '900' }),
    'the e-wallet’s own is pending': deposits(['0'], { transaction_id: '900' }),
  },
  taken: { body: { message: 'Thank you.' } },
  isListed: (all) => all.some(({ transaction_id }) => transaction_id === GOOD_ID),
  seeBusy: (page) => expect(button(page, 'Submitting...')).toBeDisabled(),
})
