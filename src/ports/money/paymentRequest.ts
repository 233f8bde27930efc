import * as z from 'zod/mini'
import type { paymentRequestPorts } from '../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import {
  type RequestState,
  requestSchema,
} from '../../../machines/money/paymentRequest/paymentRequest.types.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port for the clock of the countdown. */
export function paymentRequestPortsOf(environment: Environment): typeof paymentRequestPorts {
  return { clock: countdownClock(environment) }
}

/** Returns the navigation state of `/payment-request`, or null if it can't be read. */
export function readRequest(state: unknown): RequestState | null {
  const parsed = z.safeParse(requestSchema, state)
  return parsed.success ? parsed.data : null
}
