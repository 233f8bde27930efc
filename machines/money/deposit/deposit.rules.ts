import { DEPOSIT_RANGES, isWithin } from '@tiya/contract/amountRanges'
import type { Currency } from '@tiya/contract/amounts'
import { multiply, percentOf } from '@tiya/contract/arithmetic'
import type { PaymentMethod, Transaction } from '@tiya/contract/money'
import type { Promotion } from '@tiya/contract/promotions'
import { succeeded } from '@tiya/ports/result'
import { readAmount } from '../../common/input/amount.rules.ts'
import { keyed } from '../../common/lists/rowKeys.rules.ts'
import { present } from '../../common/present.ts'
import { mapResult, type Result } from '../../common/result.ts'
import { isCurrent } from '../../rewards/listedPromotions.rules.ts'
import { isPositive } from '../bonus.rules.ts'
import { isConfirmed } from '../makePayment/makePayment.rules.ts'
import { currencyOf, isEwallet, methodOfKey, offeredMethods } from '../methods.rules.ts'
import { rejectedDeposits } from '../reconcile.rules.ts'
import { transactionIdOf } from '../transactionId.rules.ts'
import type {
  DepositContext,
  DepositError,
  DepositField,
  DepositForm,
  DepositRequest,
  Eligibility,
  Offers,
  Player,
} from './deposit.types.ts'

export const EMPTY_DEPOSIT: DepositForm = { method: '', channel: '', amount: '', promotion: '' }

/** The choice of no promotion, as distinct from no choice yet. */
export const NO_PROMOTION = 'none'

/** Returns the chosen method, or null if it is not on offer. */
export function methodOf({ form, methods }: Offers): PaymentMethod | null {
  return (methods && methodOfKey(offeredMethods(methods), form.method)) ?? null
}

/**
 * Returns true if the player has typed a transaction ID for the payment under way, which the transactions do not confirm,
 * and does not mean to replace it.
 */
export function mayHavePaid(
  { replaces }: Pick<DepositContext, 'replaces'>,
  { underWay, transactions }: Pick<Eligibility, 'underWay' | 'transactions'>,
): boolean {
  if (replaces || !underWay || isConfirmed(underWay, transactions)) return false
  return transactionIdOf(underWay.form.transactionId) !== ''
}

/** Returns the open channels of the chosen method. */
export function openChannels({ channels }: Pick<Offers, 'channels'>): readonly PaymentMethod[] {
  return channels?.filter(({ status }) => status === 'active') ?? []
}

/** Returns the chosen channel, or null if it is not open. */
export function channelOf(offers: Offers): PaymentMethod | null {
  return methodOfKey(openChannels(offers), offers.form.channel) ?? null
}

/** Returns promotions with the keys that the form holds: their ids, but for those of an id that repeats. */
export function keyedPromotions(promotions: readonly Promotion[]) {
  return keyed(promotions, { idOf: ({ id }) => id, factsOf: ({ name }) => [name] })
}

/** Returns the form with a promotion's key in place of its bare id, as `/promotions` gives it: of several rows, that of its name. */
export function withPromotionKey(form: DepositForm, promotions: readonly Promotion[]): DepositForm {
  const rows = keyedPromotions(promotions).filter(({ row }) => row.id === form.promotion)
  const found = rows.find(({ row }) => row.name === form.name) ?? rows[0]
  return found ? { ...form, promotion: found.key } : form
}

/** Returns the chosen promotion, or null if there is none. */
export function promotionOf({ form, promotions }: Offers): Promotion | null {
  return keyedPromotions(promotions).find(({ key }) => key === form.promotion)?.row ?? null
}

/** Returns the promotions that a player can choose at `now`, in milliseconds since the epoch. */
export function openPromotions(promotions: readonly Promotion[], now: number): readonly Promotion[] {
  return promotions.filter((promotion) => promotion.status === 'active' && isCurrent(promotion, now))
}

/** Returns true if the operator offers e-wallets, which have no channels. */
export function offersEwallets({ methods }: Pick<Offers, 'methods'>): boolean {
  return methods !== null && isEwallet(methods)
}

/** Returns true if the channels of the chosen method must be loaded. */
export function wantsChannels(offers: Offers): boolean {
  return !offersEwallets(offers) && methodOf(offers) !== null
}

/**
 * Returns true if a channel must be chosen and none is; an e-wallet or a method without channels needs none. USDT is no
 * choice while it is not offered.
 */
export function lacksChannel(offers: Offers, offersUsdt: boolean): boolean {
  if (!offersUsdt && depositCurrency(offers) === 'USDT') return true
  const needed = offers.methods !== null && !offersEwallets(offers) && offers.channels?.length !== 0
  return needed && !channelOf(offers)
}

/** Returns the currency of the chosen channel, or of the method if no channel is chosen. */
export function depositCurrency(offers: Offers): Currency {
  return currencyOf(channelOf(offers) ?? methodOf(offers))
}

/** Returns the percentage that the chosen channel, or a method without channels, adds to the deposit. */
export function bonusRate(offers: Offers): string | null {
  return (channelOf(offers) ?? methodOf(offers))?.deposit_bouns ?? null
}

/** Returns what a promotion brings for an amount, in poisha: never more than its maximum; null if either is unknown. */
function promotionBonus(taka: number, { deposit_bouns, max_bonus }: Promotion): number | null {
  if (!deposit_bouns) return null
  if (!isPositive(deposit_bouns)) return 0
  return typeof max_bonus === 'number' ? Math.min(percentOf(taka, deposit_bouns), max_bonus) : null
}

/** Returns the typed amount in hundredths; null if it can't be read or no deposit may be of it: nothing comes of it. */
export function amountOf(offers: Offers): number | null {
  const amount = readAmount(offers.form.amount)
  return isWithin(amount, DEPOSIT_RANGES[depositCurrency(offers)]) ? amount : null
}

/**
 * Returns what the deposit brings with its bonuses, in poisha, at this rate of USDT; null if there is no bonus, or the
 * amount or the promotion's bonus is not known. The promotion's terms may allow less.
 */
export function receivedOf(offers: Offers, usdtRate: string | undefined): number | null {
  const amount = amountOf(offers)
  const promotion = promotionOf(offers)
  if (amount === null) return null
  const taka = depositCurrency(offers) === 'USDT' ? multiply(amount, usdtRate) : amount
  const promoted = promotion ? promotionBonus(taka, promotion) : 0
  if (promoted === null) return null
  const bonus = percentOf(taka, bonusRate(offers)) + promoted
  return bonus > 0 ? taka + bonus : null
}

/**
 * Returns the amount in poisha; null without one, and in USDT: the bonus of such a deposit is paid at the rate of
 * the day it is approved.
 */
export function takaOf(offers: Offers): number | null {
  return depositCurrency(offers) === 'BDT' ? amountOf(offers) : null
}

/**
 * Returns the bonus of a promotion for an amount, and the turnover that it requires (null if it is unknown), in poisha.
 * Null if the bonus is unknown.
 */
export function gainOf(
  taka: number,
  promotion: Promotion,
): { readonly bonus: number; readonly turnover: number | null } | null {
  const bonus = promotionBonus(taka, promotion)
  if (bonus === null) return null
  return { bonus, turnover: promotion.turnover ? multiply(bonus, promotion.turnover) : null }
}

/** Returns the form with one field changed. Changing the method clears the channel. */
export function changeField(form: DepositForm, field: DepositField, value: string): DepositForm {
  return { ...form, ...(field === 'method' ? { channel: '' } : {}), [field]: value }
}

/** Returns true if the promotion chosen on an earlier visit is no longer on offer or could not be loaded. */
export function lacksPromotion(offers: Offers): boolean {
  const { promotion } = offers.form
  return promotion !== '' && promotion !== NO_PROMOTION && !promotionOf(offers)
}

/** Returns true if the server has refused the deposit because of its promotion. */
export function refusesPromotion(error: DepositError | null): boolean {
  if (!error || !('failure' in error) || error.kind === 'loadEligibility') return false
  const { failure } = error
  return failure.kind === 'refused' && failure.status === 422 && Boolean(failure.fields?.promotion_id)
}

/** A player without a verified phone, whose transactions are not needed. */
const UNVERIFIED: Player = { verified: false, transactions: [] }

/** Combines the two calls of the check. */
export function eligibilityOf(
  phones: Result<readonly string[]>,
  transactions: Result<readonly Transaction[]>,
): Result<Player> {
  if (!phones.ok) return phones
  if (phones.value.length === 0) return succeeded(UNVERIFIED)
  return mapResult(transactions, (all) => ({ verified: true, transactions: all }))
}

/** Returns the request for a form that has passed all checks. */
export function requestOf(
  offers: Offers & Pick<DepositContext, 'remoteId' | 'transactions'>,
): DepositRequest {
  return {
    remoteId: offers.remoteId,
    method: present(methodOf(offers)),
    channel: channelOf(offers),
    currency: depositCurrency(offers),
    amount: present(amountOf(offers)),
    promotionId: promotionOf(offers)?.id ?? null,
    rejected: rejectedDeposits(present(offers.transactions)),
  }
}

/** Returns the error of a call that failed, or that provided no number to pay to. */
export function callError(
  kind: 'loadEligibility' | 'requestNumber' | 'requestEwallet',
  result: Result<unknown>,
): DepositError {
  return result.ok ? { kind: 'unavailable' } : { kind, failure: result.failure }
}
