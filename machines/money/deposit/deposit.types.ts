import type { Currency } from '@tiya/contract/amounts'
import type { PaymentMethod, PaymentMethods, Transaction } from '@tiya/contract/money'
import type { Promotion } from '@tiya/contract/promotions'
import * as z from 'zod/mini'
import type { AmountError } from '../../common/input/amount.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { MissingPhone } from '../../common/routing/verifyFirst.types.ts'
import type { Payment, UnderWay } from '../makePayment/makePayment.types.ts'

/** What the player fills in, also stored on the device as a draft. Keys of rows are empty until chosen. */
export const depositFormSchema = z.object({
  method: z.string(),
  channel: z.string(),
  /** As typed. */
  amount: z.string(),
  /** `NO_PROMOTION` or a promotion's key. */
  promotion: z.string(),
  /** Of the promotion that `/promotions` gave. */
  name: z.optional(z.string()),
})
export type DepositForm = Readonly<z.output<typeof depositFormSchema>>
export type DepositField = Exclude<keyof DepositForm, 'name'>

/** The form and what it chooses from. */
export interface Offers {
  readonly form: DepositForm
  /** Null until they are loaded. */
  readonly methods: PaymentMethods | null
  readonly promotions: readonly Promotion[]
  /** Channels of the chosen method; null until they are loaded. */
  readonly channels: readonly PaymentMethod[] | null
}

/** The server's data about the player, loaded before each deposit. */
export interface Player {
  /** True if a phone is verified. */
  readonly verified: boolean
  readonly transactions: readonly Transaction[]
}

/** What the screen opens with, as far as it could be loaded. */
export interface Opening {
  readonly transactions: readonly Transaction[] | null
  readonly missingPhone: MissingPhone | null
}

/** What decides whether a deposit can be made. */
export interface Eligibility extends Player {
  /** The payment under way as the device has it now: another tab may have typed in its transaction ID. */
  readonly underWay: UnderWay | null
  /** False while the rate of USDT is unknown. */
  readonly offersUsdt: boolean
}

/** What is wrong with the form or with the player who submits it. */
export type FormError =
  | 'unverified'
  | 'pending'
  | 'amountMissing'
  | 'methodMissing'
  | 'channelMissing'
  | 'promotionMissing'
  | 'mayHavePaid'
  | Exclude<AmountError, 'missing'>

/** What blocks a deposit: a rule, a channel without a number, or a call that failed. */
export type DepositError =
  | { readonly kind: FormError | 'unavailable' }
  | {
      readonly kind: 'loadEligibility' | 'requestNumber' | 'requestEwallet'
      readonly failure: Failure
    }

/** A form that has passed all checks. */
export interface DepositRequest {
  readonly remoteId: string
  readonly method: PaymentMethod
  /** Null for a method without channels. */
  readonly channel: PaymentMethod | null
  readonly currency: Currency
  /** Hundredths of the currency. */
  readonly amount: number
  readonly promotionId: string | null
  /** Ids of the player's deposits that have been rejected. */
  readonly rejected: readonly string[]
}

/** Where to pay to; null if the channel has no number. */
export type PaymentResult = Result<Payment | null>

export interface DepositInput {
  readonly remoteId: string
  /** The draft of an earlier visit. */
  readonly form: DepositForm
}

export interface DepositContext extends DepositInput, Offers {
  /** True once the player wants a new deposit in place of the payment under way. */
  replaces: boolean
  /** Key of the method that `channels` belongs to. */
  channelsMethod: string
  /** Null until they are loaded; pending ones are shown. */
  transactions: readonly Transaction[] | null
  /** The phone that the player lacks; null if that is none or unknown. */
  missingPhone: MissingPhone | null
  error: DepositError | null
  payment: Payment | null
}

export type DepositEvent =
  | { type: 'field.changed'; field: DepositField; value: string }
  | { type: 'next' }
  | { type: 'dismiss' }
  /** A new deposit takes the place of the payment under way. */
  | { type: 'payment.replace' }
  /** The server refuses the promotion: the deposit goes on without it. */
  | { type: 'promotion.drop' }
