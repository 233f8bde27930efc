import { moneyToDecimal } from '@tiya/contract/amounts'
import type { DepositLimit, LimitPeriod } from '@tiya/contract/money'
import { type AmountError, amountError, readAmount } from '../../common/input/amount.rules.ts'
import type { Result } from '../../common/result.ts'

/** A limit to be set; an amount of null removes it. */
export interface LimitChange {
  readonly period: LimitPeriod
  /** In poisha. */
  readonly amount: number | null
}

/** What is wrong with a typed limit. */
export type LimitError = AmountError | 'zero'

/** Returns true if the backend has no deposit limits. */
export function areMissing(result: Result<unknown>): boolean {
  return !result.ok && result.failure.kind === 'refused' && result.failure.status === 404
}

/** Returns the limit of a period, in poisha; one that the backend does not list is none. */
export function limitOf(limits: readonly DepositLimit[], period: LimitPeriod): DepositLimit {
  return limits.find((limit) => limit.period === period) ?? { period, amount: null, used: 0 }
}

/** Returns a limit as the player would type it: without decimals if it is whole. */
function typedLimit(amount: number | null): string {
  return amount === null ? '' : moneyToDecimal(amount).replace('.00', '')
}

export interface LimitForms {
  readonly limits: readonly DepositLimit[]
  /** What the player has typed, by period; null where it is the limit in effect. */
  readonly typed: Readonly<Record<LimitPeriod, string | null>>
}

/** Returns what the field of a period holds: what the player has typed, else the limit in effect. */
export function fieldOf({ limits, typed }: LimitForms, period: LimitPeriod): string {
  return typed[period] ?? typedLimit(limitOf(limits, period).amount)
}

/** Returns what is wrong with a typed limit, or null. */
export function limitError(typed: string): LimitError | null {
  return amountError(typed) ?? (readAmount(typed) === 0 ? 'zero' : null)
}

/** Returns which button of its period asked for a change that is under way. */
export function buttonOf({ period, amount }: LimitChange, limits: readonly DepositLimit[]) {
  const limit = limitOf(limits, period)
  if (amount === null) return 'remove'
  return limit.pending && amount === limit.amount ? 'cancel' : 'save'
}

/** Returns the used share of a limit as a whole percentage from 0 to 100, rounded down. */
export function percentUsed({ amount, used }: { amount: number; used: number }): number {
  return used >= amount ? 100 : Math.floor((Math.max(0, used) * 100) / amount)
}
