import { fromPromise } from 'xstate'
import type { paymentUnderWayPorts } from '../../../machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetPayment } from './storedPayments.ts'

/** Returns the ports for the countdown of the payment on this device, and for its removal. */
export function paymentUnderWayPortsOf(environment: Environment): typeof paymentUnderWayPorts {
  return {
    forgetPayment: fromPromise(async ({ input }) => {
      forgetPayment(environment.storage, input)
      return undefined
    }),
    clock: countdownClock(environment),
  }
}
