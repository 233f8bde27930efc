import * as z from 'zod/mini'
import type { Failure } from '../../common/result.ts'
import { CHANNEL_ACTIONS } from '../methods.rules.ts'
import type { Accepted } from '../reconcile.rules.ts'
import { summarySchema } from '../summary.types.ts'

/** The payment to make and its deadline: the navigation state of `/make-payment`. */
export const paymentSchema = z.object({
  ...summarySchema.shape,
  /** What the player does to pay, or `ewallet`. */
  paymentType: z.enum([...CHANNEL_ACTIONS, 'ewallet']),
  remoteId: z.string(),
  /** Where to pay to; empty if the player pays at `url`. */
  number: z.string(),
  /** A page of the e-wallet that can be framed, otherwise empty. */
  url: z.string(),
  paymentId: z.string(),
  promotionId: z.nullable(z.string()),
  /** The e-wallet's own id of this payment, otherwise empty. */
  transaction: z.string(),
  /** Milliseconds since the epoch. */
  deadline: z.number(),
  /** The total time to pay, in milliseconds. */
  whole: z.number(),
})
export type Payment = Readonly<z.output<typeof paymentSchema>>

/** The draft of a confirmation, and the deadline of the payment that it belongs to. */
export const paymentDraftSchema = z.object({
  /** The verified phone that the player paid from. */
  phone: z.string(),
  transactionId: z.string(),
  deadline: z.number(),
})
export type PaymentDraft = Readonly<z.output<typeof paymentDraftSchema>>

export type PaymentForm = Omit<PaymentDraft, 'deadline'>

export type PaymentErrors = { readonly [Field in keyof PaymentForm]?: true }

/** What is sent: a payment and what the player enters about it. */
export interface PaymentConfirmation {
  readonly payment: Payment
  readonly form: PaymentForm
}

export interface PaymentInput {
  /** Null if the navigation state can't be read or is another player's. */
  readonly payment: Payment | null
  readonly remoteId: string
  readonly form: PaymentForm
  /** True if no response to an earlier confirmation told its outcome. */
  readonly outcomeUnknown: boolean
}

export interface PaymentContext extends PaymentInput {
  phones: readonly string[]
  phonesFailure: Failure | null
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
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'restart' }
  | { type: 'phones.retry' }
  | { type: 'clock.ticked'; now: number }
