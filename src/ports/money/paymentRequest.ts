import type { Transaction } from '@tiya/contract/money'
import * as z from 'zod/mini'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import type { paymentRequestPorts } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import { type RequestState, requestSchema } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import type { Environment } from '../../environment/environment.ts'
import { paymentClock } from '../../environment/time/clock.ts'
import { pollPortsOf } from '../common/poll.ts'
import { loadTransactions } from '../records/transactionRecord.ts'

/** Returns the port for the clock of the countdown. */
export function paymentRequestPortsOf(environment: Environment): typeof paymentRequestPorts {
  return { clock: paymentClock(environment) }
}

/** Returns the ports for the poll of the decision. */
export function decisionPortsOf(environment: Environment): PollPorts<readonly Transaction[]> {
  return pollPortsOf(environment, (remoteId, signal) => loadTransactions(environment.http, remoteId, signal))
}

/** Returns the navigation state of `/payment-request`, or null if it can't be read or is another player's. */
export function readRequest(state: unknown, remoteId: string | undefined): RequestState | null {
  const { data } = z.safeParse(requestSchema, state)
  return data && data.remoteId === remoteId ? data : null
}
