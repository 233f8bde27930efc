import { moneyCalls } from '@tiya/contract/money'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { UnderWay } from '#machines/money/makePayment/makePayment.types.ts'
import {
  paymentUnderWayMachine,
  type paymentUnderWayPorts,
} from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { untilAnswered } from '../../environment/http/callsInFlight.ts'
import { hasOpenKey } from '../../environment/http/idempotency.ts'
import { paymentClock } from '../../environment/time/clock.ts'
import { confirmationOf } from './confirmation.ts'
import { confirmationCall } from './confirmationCall.ts'
import { recheckOf } from './recheck.ts'
import { followPayments, readPaymentOf } from './storedPayments.ts'

const CONFIRMATIONS = [moneyCalls.submitDeposit, moneyCalls.confirmEwallet]

/** Returns the ports for the countdown of the payment on this device, and for what other tabs do. */
export function paymentUnderWayPortsOf(environment: Environment): typeof paymentUnderWayPorts {
  return {
    readPayment: promisePort(environment.report, async ({ input }) =>
      succeeded(readUnderWay(environment, input)),
    ),
    clock: paymentClock(environment),
    storedPayment: channelPort(({ sendBack, input: remoteId }) => {
      const report = () =>
        sendBack({ type: 'payment.changed', underWay: readUnderWay(environment, remoteId) })
      // The player may have left the screen while its confirmation is in flight.
      void untilAnswered(environment, remoteId, CONFIRMATIONS)?.then(report)
      const unsubscribes = [
        followPayments(environment.storage, report),
        // A payment that a wrong clock has hidden shows once the clock is right.
        environment.clock.subscribe(report),
      ]
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    }),
  }
}

/** Returns the machine of the payment on this device, with its ports. */
export function paymentUnderWayOf(environment: Environment): typeof paymentUnderWayMachine {
  return paymentUnderWayMachine.provide({
    actors: {
      ...paymentUnderWayPortsOf(environment),
      recheck: recheckOf(environment),
      confirmation: confirmationOf(environment),
    },
  })
}

/** Returns the player's payment under way on this device, null if there is none. */
export function readUnderWay(environment: Environment, remoteId: string): UnderWay | null {
  const last = readPaymentOf(environment, remoteId)
  const kept = last && last.payment.deadline > environment.clock.now() ? last : null
  const outcomeUnknown = kept !== null && hasOpenKey(environment, remoteId, confirmationCall(kept.payment))
  return kept && { ...kept, outcomeUnknown }
}
