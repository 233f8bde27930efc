import * as z from 'zod/mini'
import type { paymentRequestPorts } from '../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import type { RequestState } from '../../../machines/money/paymentRequest/paymentRequest.rules.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'

export function paymentRequestPortsOf(environment: Environment): typeof paymentRequestPorts {
  return { clock: countdownClock(environment) }
}

const requestState = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  amount: z.int(),
  currency: z.enum(['BDT', 'USDT']),
  method: z.string(),
  icon: z.string(),
  deadline: z.number(),
})

/** What `/payment-request` was told in its navigation state; null where it can't be read. */
export function readRequest(state: unknown): RequestState | null {
  const parsed = z.safeParse(requestState, state)
  return parsed.success ? parsed.data : null
}
