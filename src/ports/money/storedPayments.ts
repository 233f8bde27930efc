import * as z from 'zod/mini'
import { isSamePayment } from '#machines/money/makePayment/makePayment.rules.ts'
import {
  confirmationSchema,
  EMPTY_PAYMENT,
  type Payment,
  type PaymentConfirmation,
} from '#machines/money/makePayment/makePayment.types.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetKey } from '../../environment/http/idempotency.ts'
import type { Storage, StorageKey } from '../../environment/storage/storage.ts'
import { readStored } from '../../environment/storage/stored.ts'
import { confirmationCall } from './confirmationCall.ts'

/** The payments under way on this device, by player. They outlive the session and end with their deadline. */
const KEY: StorageKey = 'app.payments'

const storedPayment = z.object({
  ...confirmationSchema.shape,
  /** True once the server has taken it. It stays until its deadline, so that Back does not ask for the money again. */
  isTaken: z.optional(z.boolean()),
})
const storedPayments = z.record(z.string(), z.catch(z.nullable(storedPayment), null))

type StoredPayments = z.output<typeof storedPayments>

function read(storage: Storage): StoredPayments {
  return readStored(storage, KEY, storedPayments)
}

function write(storage: Storage, payments: StoredPayments): void {
  if (Object.keys(payments).length === 0) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify(payments))
}

/**
 * Returns the player's last payment and what was typed, null if there is none. Removes the expired ones of all players, but
 * not by a clock that may be wrong.
 */
function readLast(
  { storage, clock }: Pick<Environment, 'storage' | 'clock'>,
  remoteId: string,
): StoredPayments[string] {
  const all = read(storage)
  const now = clock.isSettled() ? clock.now() : Number.NEGATIVE_INFINITY
  const open = Object.entries(all).filter(([, kept]) => kept && kept.payment.deadline > now)
  if (open.length < Object.keys(all).length) write(storage, Object.fromEntries(open))
  return open.find(([owner]) => owner === remoteId)?.[1] ?? null
}

/** Returns the player's payment under way and what was typed, null if there is none. */
export function readPaymentOf(environment: Environment, remoteId: string): PaymentConfirmation | null {
  const last = readLast(environment, remoteId)
  return last?.isTaken ? null : last
}

/** Returns true if the server has taken this payment, as far as the device knows. */
export function isTaken(environment: Environment, payment: Payment): boolean {
  return isSameAndTaken(readLast(environment, payment.remoteId), payment)
}

function isSameAndTaken(last: StoredPayments[string] | undefined, payment: Payment): boolean {
  return last?.isTaken === true && isSamePayment(last.payment, payment)
}

/** Stores a payment and what was typed, replacing the player's earlier one. One that the server has taken stays taken. */
export function keepPayment(storage: Storage, kept: PaymentConfirmation): void {
  const all = read(storage)
  if (!isSameAndTaken(all[kept.payment.remoteId], kept.payment))
    write(storage, { ...all, [kept.payment.remoteId]: kept })
}

/** Stores a new payment in place of the player's earlier one, whose confirmation is not sent again. */
export function beginPayment(environment: Environment, payment: Payment): void {
  const last = read(environment.storage)[payment.remoteId]
  // A server may repeat its answer to another tab, when this one has already confirmed the payment.
  if (last && isSamePayment(last.payment, payment)) return
  keepPayment(environment.storage, { payment, form: EMPTY_PAYMENT })
  forgetKey(environment, payment.remoteId, confirmationCall(payment))
}

/** Calls the listener when another tab changes the payments. Returns an unsubscribe function. */
export function followPayments(storage: Storage, listener: () => void): () => void {
  return storage.subscribe([KEY], listener)
}

/** Notes that the server has taken a payment, and forgets what was typed; another one of the player's stays. */
export function markTaken(storage: Storage, payment: Payment): void {
  const { [payment.remoteId]: kept, ...others } = read(storage)
  if (kept && isSamePayment(kept.payment, payment))
    write(storage, { ...others, [payment.remoteId]: { payment, form: EMPTY_PAYMENT, isTaken: true } })
}
