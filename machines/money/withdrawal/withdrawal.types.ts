import type { PaymentMethod, PaymentMethods, Transaction, Turnover } from '@tiya/contract/money'
import * as z from 'zod/mini'
import type { AmountError } from '../../common/input/amount.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { MissingPhone } from '../../common/routing/verifyFirst.types.ts'
import type { TurnoverAmounts } from '../../records/turnoverRecord/turnoverRecord.rules.ts'
import type { Accepted } from '../reconcile.rules.ts'

const withdrawalForm = z.object({
  /** As typed. */
  amount: z.string(),
  /** One of the verified phones, in full. */
  account: z.string(),
  /** The method's key. */
  method: z.string(),
})

/** What the device stores of an unfinished withdrawal. */
export const withdrawalDraft = z.object({
  form: withdrawalForm,
  /** A form that was sent but whose outcome is unknown. */
  sent: z.nullable(
    z.object({
      form: withdrawalForm,
      /** Ids of the withdrawals of that amount that existed before it was sent. */
      known: z.readonly(z.array(z.string())),
    }),
  ),
})

export type WithdrawalForm = z.output<typeof withdrawalForm>
export type WithdrawalDraft = z.output<typeof withdrawalDraft>
export type SentForm = NonNullable<WithdrawalDraft['sent']>

export const EMPTY_DRAFT: WithdrawalDraft = { form: { amount: '', account: '', method: '' }, sent: null }

/** What the form opens with, as the server lists it. */
export interface WithdrawalData {
  readonly methods: PaymentMethods
  /** The verified phones of Bangladesh, with 11 digits. */
  readonly phones: readonly string[]
  /** The phone that the player lacks, null if that is none or unknown. */
  readonly missingPhone: MissingPhone | null
  readonly hasBirthday: boolean
  /** Empty if they could not be loaded. */
  readonly transactions: readonly Transaction[]
  /** Null if they could not be loaded. */
  readonly turnovers: readonly Turnover[] | null
}

/** What is known of the player. */
export type PlayerData = Pick<WithdrawalData, 'phones' | 'missingPhone' | 'hasBirthday'>

/** What was loaded. If it failed only for want of the phones, it says so. */
export type LoadedData = Result<WithdrawalData> & { readonly missing?: 'phones' }

/** What the form offers. */
export interface WithdrawalOptions {
  /** Active and paid in taka: the API has no address to send USDT to. */
  readonly methods: readonly PaymentMethod[]
  readonly phones: readonly string[]
  /** The phone that the player lacks, null if that is none or unknown. */
  readonly missingPhone: MissingPhone | null
  readonly hasBirthday: boolean
  /** Requests that are waiting for the operator, as far as they are known. */
  readonly pending: readonly Transaction[]
  /** What must be played before a withdrawal, in sum; null if it is unknown. */
  readonly turnover: TurnoverAmounts | null
}

/** What is wrong with a field. */
export type FieldError =
  | { readonly field: 'amount'; readonly error: AmountError }
  | { readonly field: 'account' | 'method' }

/** Why the form was not accepted, if no single field is the reason. */
export type SubmitError =
  | { readonly kind: 'phone' | 'pending' | 'transactions' | 'rejected' | 'signedOut' }
  /** The phones could not be loaded, or the server's own check could not be made. */
  | { readonly kind: 'unchecked' }
  /** The call got no response, or one that does not tell the outcome. */
  | { readonly kind: 'unanswered' | 'inFlight' }
  /** With the server's message, which may be missing for the turnover. */
  | { readonly kind: 'birthday' | 'turnover' | 'refused'; readonly message: string }

export interface WithdrawalInput extends WithdrawalDraft {
  readonly remoteId: string
}

/** A form as it is looked for, and sent once it has passed all checks. */
export interface WithdrawalRequest extends WithdrawalInput {
  /** Undefined if none is chosen. */
  readonly method: PaymentMethod | undefined
}

/** A withdrawal that the server has accepted, now or in an earlier attempt whose answer was lost. */
export interface Submitted extends Accepted {
  /** Ids of the withdrawals of that amount that existed before its first attempt. */
  readonly known: readonly string[]
}

export interface WithdrawalContext extends WithdrawalInput {
  /** False while the site takes no withdrawals; true until that is known. */
  open: boolean
  options: WithdrawalOptions | null
  /** Why the options could not be loaded. */
  failure: Failure | null
  missing: LoadedData['missing']
  fieldError: FieldError | null
  submitError: SubmitError | null
  /** Becomes `sent` once the server's own check has passed. */
  prepared: SentForm | null
  accepted: Accepted | null
  /** True if the last request, whose outcome was unknown, turned out to be approved: the next one is another. */
  lastApproved: boolean
}

export type WithdrawalEvent =
  | { type: 'field.changed'; field: keyof WithdrawalForm; value: string }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'retry' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }
  | { type: 'status.changed'; open: boolean }
