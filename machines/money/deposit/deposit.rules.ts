import { type Currency, DEPOSIT_LIMITS, isWithin } from '../../contract/amounts.ts'
import type { PaymentMethod, PaymentMethods, Transaction } from '../../contract/money.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { type AmountError, amountError, readAmount } from '../amount.rules.ts'
import { currencyOf, hasPending, isEwallet, offeredMethods } from '../methods.rules.ts'

/** Ids of what is chosen, empty where nothing is; the amount as it was typed. */
export interface DepositForm {
  readonly method: string
  readonly channel: string
  readonly amount: string
  /** `NO_PROMOTION`, or a promotion's id. */
  readonly promotion: string
}

export const EMPTY_DEPOSIT: DepositForm = { method: '', channel: '', amount: '', promotion: '' }

/** The choice of no promotion: not the same as none chosen yet. */
export const NO_PROMOTION = 'none'

/** What the server says of the player, asked before each deposit. */
export interface Standing {
  /** True where a phone is verified. */
  readonly verified: boolean
  readonly transactions: readonly Transaction[]
}

/** What is offered, and what of it is chosen. */
export interface Offers {
  readonly form: DepositForm
  /** Null until they are known. */
  readonly methods: PaymentMethods | null
  readonly promotions: readonly Promotion[]
  /** Of the chosen method; null until they are known. */
  readonly channels: readonly PaymentMethod[] | null
}

export type DepositProblem =
  | 'unverified'
  | 'pending'
  | 'amountMissing'
  | 'methodMissing'
  | 'channelMissing'
  | 'promotionMissing'
  | Exclude<AmountError, 'missing'>

/** The chosen method, null where none of those on offer is. */
export function methodOf({ form, methods }: Offers): PaymentMethod | null {
  return (methods && offeredMethods(methods).find(({ id }) => id === form.method)) ?? null
}

/** The chosen method's channels that are open. */
export function openChannels({ channels }: Pick<Offers, 'channels'>): readonly PaymentMethod[] {
  return channels?.filter(({ status }) => status === 'active') ?? []
}

/** The chosen channel, null where none of those that are open is. */
export function channelOf(offers: Offers): PaymentMethod | null {
  return openChannels(offers).find(({ id }) => id === offers.form.channel) ?? null
}

/** The chosen promotion, null for none. */
export function promotionOf({ form, promotions }: Offers): Promotion | null {
  return promotions.find(({ id }) => id === form.promotion) ?? null
}

/** True where the chosen method is paid through channels: e-wallets and methods without any are not. */
function hasChannels(offers: Offers): boolean {
  return offers.methods !== null && !isEwallet(offers.methods) && offers.channels?.length !== 0
}

/** The currency of the chosen channel, else of the method. */
export function depositCurrency(offers: Offers): Currency {
  return currencyOf(channelOf(offers) ?? methodOf(offers))
}

/** True where a promotion of an earlier visit is not on offer, or not known to be: it is not left out in silence. */
function lacksPromotion(offers: Offers): boolean {
  const { promotion } = offers.form
  return promotion !== '' && promotion !== NO_PROMOTION && !promotionOf(offers)
}

/**
 * The first thing that is in the way, in the order of the spec (5, Deposit), then the limits and the promotion; null
 * if nothing.
 */
export function firstProblem(offers: Offers, standing: Standing): DepositProblem | null {
  if (!standing.verified) return 'unverified'
  if (hasPending(standing.transactions, 'deposit')) return 'pending'
  const wrong = amountError(offers.form.amount)
  if (wrong === 'missing') return 'amountMissing'
  if (!methodOf(offers)) return 'methodMissing'
  if (hasChannels(offers) && !channelOf(offers)) return 'channelMissing'
  if (wrong) return wrong
  const limits = DEPOSIT_LIMITS[depositCurrency(offers)]
  if (!isWithin(readAmount(offers.form.amount), limits)) return 'outOfRange'
  return lacksPromotion(offers) ? 'promotionMissing' : null
}
