import * as z from 'zod/mini'
import type { Failure } from '../../common/result.ts'
import { CHANNEL_ACTIONS } from '../methods.rules.ts'
import type { Accepted } from '../reconcile.rules.ts'
import { summarySchema } from '../summary.types.ts'

/** The payment to make and its deadline: the navigation state of `/make-payment`. */
export const paymentSchema = z.object({
  ...summarySchema.shape,
  /** What the player does to pay; `other` on a channel of an unknown account type. */
  paymentType: z.enum([...CHANNEL_ACTIONS, 'other', 'ewallet']),
  /** The player whose payment it is. */
  remoteId: z.string(),
  /** Where to pay to; empty if the player can only pay at `url`. */
  number: z.string(),
  /** The e-wallet's page, otherwise empty. */
  url: z.string(),
  /** What the e-wallet says about the payment, as the server sent it; otherwise empty. */
  message: z.string(),
  /** The network of a payment in USDT; empty if the server names none. */
  network: z.string(),
  paymentId: z.string(),
  promotionId: z.nullable(z.string()),
  /** Ids of the deposits that were rejected before: one may have the same transaction ID. */
  rejected: z.optional(z.readonly(z.array(z.string()))),
  /** The e-wallet's own id of this payment, otherwise empty. */
  transaction: z.string(),
  /** Milliseconds since the epoch. */
  deadline: z.number(),
  /** The total time to pay, in milliseconds. */
  whole: z.number(),
})
export type Payment = Readonly<z.output<typeof paymentSchema>>

/** What the player enters about a payment. */
export const paymentFormSchema = z.object({
  /** The verified phone that the player paid from. */
  phone: z.string(),
  transactionId: z.string(),
})
export type PaymentForm = Readonly<z.output<typeof paymentFormSchema>>

export const EMPTY_PAYMENT: PaymentForm = { phone: '', transactionId: '' }

export interface PaymentErrors {
  readonly phone?: 'missing' | 'invalid' | undefined
  readonly transactionId?: true | undefined
}

/** A payment and what the player enters about it: what is stored on the device, and what is sent. */
export const confirmationSchema = z.object({ payment: paymentSchema, form: paymentFormSchema })
export type PaymentConfirmation = Readonly<z.output<typeof confirmationSchema>>

/** A payment that the player has begun. */
export interface UnderWay extends PaymentConfirmation {
  /** True if it was confirmed and no response told the outcome. */
  readonly outcomeUnknown: boolean
}

export interface PaymentInput {
  /** Null if the navigation state can't be read or is another player's. */
  readonly payment: Payment | null
  /** Empty for a guest, who sees the payment and can't confirm it. */
  readonly remoteId: string
  readonly form: PaymentForm
  /** True if no response to an earlier confirmation told its outcome. */
  readonly outcomeUnknown: boolean
}

export interface PaymentContext extends PaymentInput {
  payment: Payment | null
  phones: readonly string[]
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
  errors: PaymentErrors
  /** Failure of the last confirmation, or of the call that reconciles it. */
  failure: Failure | null
  /** True if the last confirmation had arrived and the operator rejected it. */
  rejected: boolean
  accepted: Accepted | null
}

export type PaymentEvent =
  | { type: 'field.changed'; field: keyof PaymentForm; value: string }
  | { type: 'field.left'; field: keyof PaymentForm }
  | { type: 'submit' }
  | { type: 'submit.withoutPromotion' }
  | { type: 'dismiss' }
  | { type: 'restart' }
  | { type: 'clock.ticked'; now: number }
