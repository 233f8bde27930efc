import type { Currency } from '@tiya/contract/amounts'
import type { moneyCalls } from '@tiya/contract/money'
import type { Answer } from '@tiya/contract/wire'
import { barePhone, isLocalPhone } from '../../common/input/phone.rules.ts'
import { ewalletWithin, payWithin } from '../makePayment/makePayment.rules.ts'
import type { Payment } from '../makePayment/makePayment.types.ts'
import { actionOf } from '../methods.rules.ts'
import type { DepositRequest } from './deposit.types.ts'

/** Returns what both kinds of payment have in common. An unknown account type names no action. */
function paymentOf(request: DepositRequest) {
  const { remoteId, method, channel, promotionId, currency, amount, rejected } = request
  return {
    paymentType: actionOf((channel ?? method).account_type) ?? ('other' as const),
    remoteId,
    method: method.name,
    icon: method.icon ?? '',
    amount,
    currency,
    paymentId: (channel ?? method).id,
    promotionId,
    rejected,
    url: '',
    message: '',
    network: (channel ?? method).network ?? '',
    transaction: '',
  }
}

/**
 * Returns the number of a wallet as a player pays to it. One of Bangladesh that came as `1…`, `880…` or `+880…` gets its 11
 * digits back; any other text stays as it is.
 */
export function walletNumberOf(given: string, currency: Currency): string {
  const phone = barePhone(given)
  const isShortened = currency === 'BDT' && /^[+18]/.test(given.trim()) && isLocalPhone(phone)
  return isShortened ? phone : given
}

/**
 * Returns the payment to the first number in the response, or null if it has none. `now` is in milliseconds
 * since the epoch.
 */
export function paymentToNumber(
  request: DepositRequest,
  [first]: Answer<typeof moneyCalls.walletNumber>,
  now: number,
): Payment | null {
  if (!first) return null
  const period = payWithin(request.currency)
  const number = walletNumberOf(first.account_number, request.currency)
  return { ...paymentOf(request), number, deadline: now + period, whole: period }
}

/**
 * Returns the payment to the e-wallet, or null if the response has neither a number nor a page. `url` is the
 * page's address, empty if it is not an http(s) one; `now` is in milliseconds since the epoch.
 */
export function paymentToEwallet(
  request: DepositRequest,
  { amount, transaction, timer, ...answer }: Answer<typeof moneyCalls.requestEwallet>,
  url: string,
  now: number,
): Payment | null {
  const number = walletNumberOf(answer.number ?? '', request.currency)
  if (!url && !number) return null
  const period = ewalletWithin(timer)
  const deadline = now + period
  return {
    ...paymentOf(request),
    paymentType: 'ewallet',
    amount,
    number,
    url,
    message: answer.message ?? '',
    transaction,
    deadline,
    whole: period,
  }
}
