import * as z from 'zod/mini'
import { isSamePayment } from '#machines/money/makePayment/makePayment.rules.ts'
import {
  confirmationSchema,
  type Payment,
  type PaymentConfirmation,
} from '#machines/money/makePayment/makePayment.types.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Storage, StorageKey } from '../../environment/storage.ts'
import { readStored } from '../../environment/stored.ts'

/** The payments under way on this device, by player. They outlive the session and end with their deadline. */
const KEY: StorageKey = 'app.payments'

const storedPayments = z.record(z.string(), z.catch(z.nullable(confirmationSchema), null))

type StoredPayments = Record<string, PaymentConfirmation | null>

function read(storage: Storage): StoredPayments {
  return readStored(storage, KEY, storedPayments)
}

function write(storage: Storage, payments: StoredPayments): void {
  if (Object.keys(payments).length === 0) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify(payments))
}

/** Returns the player's payment under way and what was typed, null if there is none. Removes the expired ones of all players. */
export function readPaymentOf(
  { storage, clock }: Pick<Environment, 'storage' | 'clock'>,
  remoteId: string,
): PaymentConfirmation | null {
  const all = read(storage)
  const open = Object.entries(all).filter(([, kept]) => kept && kept.payment.deadline > clock.now())
  if (open.length < Object.keys(all).length) write(storage, Object.fromEntries(open))
  return open.find(([owner]) => owner === remoteId)?.[1] ?? null
}

/** Stores a payment and what was typed, replacing the player's earlier one. */
export function keepPayment(storage: Storage, kept: PaymentConfirmation): void {
  write(storage, { ...read(storage), [kept.payment.remoteId]: kept })
}

/** Removes a payment that the server has taken; another one of the player's stays. */
export function forgetPayment(storage: Storage, payment: Payment): void {
  const { [payment.remoteId]: kept, ...others } = read(storage)
  if (kept && isSamePayment(kept.payment, payment)) write(storage, others)
}
