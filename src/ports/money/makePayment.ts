import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import { isLocalPhone } from '#machines/common/input/phone.rules.ts'
import { isSamePayment } from '#machines/money/makePayment/makePayment.rules.ts'
import type { makePaymentPorts } from '#machines/money/makePayment/makePayment.setup.ts'
import {
  EMPTY_PAYMENT,
  type PaymentInput,
  paymentSchema,
} from '#machines/money/makePayment/makePayment.types.ts'
import type { Environment } from '../../environment/environment.ts'
import { hasOpenKey } from '../../environment/http/idempotency.ts'
import { framedAddress } from '../../environment/page/frames.ts'
import { paymentClock } from '../../environment/time/clock.ts'
import { loadOf } from '../common/load.ts'
import { loadVerifiedPhones } from '../common/phones.ts'
import { confirmationCall } from './confirmationCall.ts'
import { isTaken, keepPayment, readPaymentOf } from './storedPayments.ts'

/** Returns the ports for the phones, the countdown and what the device stores of a payment. */
export function makePaymentPortsOf(environment: Environment): typeof makePaymentPorts {
  const { http, storage } = environment
  return {
    // The player has paid: an odd phone must not keep them from saying so with another one.
    loadPhones: loadOf(environment, ({ input, signal }) =>
      loadVerifiedPhones(http, input, signal, { isUsable: isLocalPhone, isLenient: true }),
    ),
    clock: paymentClock(environment),
    store: channelPort(({ receive }) => {
      receive(({ payment, form }) => keepPayment(storage, { payment, form }))
    }),
  }
}

/**
 * Returns the input of `/make-payment`: the payment of its navigation state, and what this player typed about
 * it. A guest gets the payment alone; another player's payment counts as missing, and one that the server has taken.
 */
export function readPayment(environment: Environment, state: unknown, remoteId: string): PaymentInput {
  const { data } = z.safeParse(paymentSchema, state)
  const isOpen = data && !isTaken(environment, data)
  const given = isOpen && ['', data.remoteId].includes(remoteId) ? data : null
  const stored = readPaymentOf(environment, remoteId)
  // What was typed about one payment is never filled in for another.
  const own = stored && given && isSamePayment(stored.payment, given) ? stored : null
  const payment = own?.payment ?? given
  return {
    payment: payment && { ...payment, url: framedAddress(payment.url, environment.window.location.origin) },
    remoteId,
    form: own?.form ?? EMPTY_PAYMENT,
    outcomeUnknown: payment !== null && hasOpenKey(environment, remoteId, confirmationCall(payment)),
  }
}
