import { type AmountRange, DEPOSIT_RANGES, WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import { formatWhole } from '@tiya/contract/amounts'
import { LEAST_CLAIM, LEAST_POINTS } from '@tiya/contract/rewardMinimums'
import { RESEND_AFTER } from '../../machines/access/forgotPassword/forgotPassword.rules.ts'
import { VERIFICATION_COUNTDOWN } from '../../machines/account/verification/verification.rules.ts'
import { PERIODS } from '../../machines/app/realityCheck/realityCheck.rules.ts'
import { payWithin } from '../../machines/money/makePayment/makePayment.rules.ts'
import { REQUEST_COUNTDOWN } from '../../machines/money/paymentRequest/paymentRequest.rules.ts'

/* What sentences say of the rules, in the digits of every language. */

const taka = (poisha: number) => `৳ ${formatWhole(poisha)}`
const ends = ({ least, most }: AmountRange, format: (minor: number) => string) => ({
  least: format(least),
  most: format(most),
})

export const DEPOSIT = ends(DEPOSIT_RANGES.BDT, taka)
export const USDT = ends(DEPOSIT_RANGES.USDT, formatWhole)
export const WITHDRAWAL = ends(WITHDRAWAL_RANGE, taka)
export const CLAIM = taka(LEAST_CLAIM)
export const POINTS = LEAST_POINTS

const minutes = (milliseconds: number) => milliseconds / 60_000

/** The time until another code, to pay, to pay in USDT, and until a request is decided. */
export const MINUTES = {
  code: minutes(VERIFICATION_COUNTDOWN),
  payment: minutes(payWithin('BDT')),
  usdt: minutes(payWithin('USDT')),
  request: minutes(REQUEST_COUNTDOWN),
}
/** Seconds until another code for a forgotten password. */
export const RESEND = RESEND_AFTER / 1_000

const [, SHORT = 0, MIDDLE = 0, LONG = 0] = PERIODS
/** Minutes between two reminders. */
export const REMINDERS = { short: SHORT, middle: MIDDLE, long: LONG }
