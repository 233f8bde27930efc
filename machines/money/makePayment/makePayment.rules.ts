import type { Currency } from '../../contract/amounts.ts'
import { EWALLET_TIMER, PAY_WITHIN } from '../../contract/limits.ts'
import type { PaymentForm } from './makePayment.types.ts'

export type PaymentErrors = { readonly [Field in keyof PaymentForm]?: true }

/** A picture of the receipt, which stays on the device. */
export interface Receipt {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** An address of the page's own that shows it. */
  readonly preview: string
}

export type ReceiptError = 'notImage' | 'tooLarge' | 'broken'

/** 5 MB. */
const RECEIPT_MOST = 5 * 1024 * 1024

/** Milliseconds that a payment may take: 10 minutes, 30 in USDT, an e-wallet's own timer. */
export function payWithin(currency: Currency): number {
  return PAY_WITHIN[currency]
}

/** The same of an e-wallet: its timer in minutes, where it is one of a day at most. */
export function ewalletWithin(timer: number | null | undefined): number {
  const isTimer = typeof timer === 'number' && timer > 0 && timer <= 24 * 60
  return Math.round((isTimer ? timer : EWALLET_TIMER) * 60_000)
}

/**
 * What is wrong with the confirmation; empty where nothing is. The phone is one of
 * the verified ones.
 */
export function checkPayment(
  { phone, transactionId }: PaymentForm,
  phones: readonly string[],
): PaymentErrors {
  return {
    ...(/^\d{11}$/.test(phone) && phones.includes(phone) ? {} : { phone: true }),
    ...(transactionId.trim().length >= 7 ? {} : { transactionId: true }),
  }
}

/** What is wrong with a file as a receipt. */
export function receiptError({ type, size }: Pick<Receipt, 'type' | 'size'>): ReceiptError | null {
  if (!type.startsWith('image/')) return 'notImage'
  return size > RECEIPT_MOST ? 'tooLarge' : null
}
