import type { BettingRecord, ExchangeRecord } from '@tiya/contract/play'
import * as z from 'zod/mini'
import type { RowIdentity } from '../../common/lists/rowKeys.rules.ts'
import { createdWithin } from '../../common/time/dhaka.ts'

export const bettingTab = z.enum(['settled', 'exchange'])
export type BettingTab = z.output<typeof bettingTab>

const date = z.enum(['today', 'yesterday', 'last7'])

/** The filter of the settled bets. */
export const settledFilter = z.object({
  /** `all`, or a provider in the list. */
  provider: z.string(),
  /** `all`, or a type of game on the wire. */
  type: z.string(),
  date,
})
export type SettledFilter = Readonly<z.output<typeof settledFilter>>

/** The filter of the exchange bets. */
export const exchangeFilter = z.object({ date })
export type ExchangeFilter = Readonly<z.output<typeof exchangeFilter>>

/** Betting records go back seven days. */
export const LAST_7_DAYS: ExchangeFilter = { date: 'last7' }
export const ALL_SETTLED: SettledFilter = { provider: 'all', type: 'all', ...LAST_7_DAYS }

/** Returns the settled bets that match the filter, by days in Dhaka at `now` (milliseconds since the epoch). */
export function filterSettled(
  bets: readonly BettingRecord[],
  { provider, type, date: range }: SettledFilter,
  now: number,
): readonly BettingRecord[] {
  return createdWithin(bets, range, now).filter(
    (bet) => (provider === 'all' || bet.platform === provider) && (type === 'all' || bet.game_type === type),
  )
}

/** Returns the exchange bets that match the filter, by days in Dhaka at `now` (milliseconds since the epoch). */
export function filterExchange(
  bets: readonly ExchangeRecord[],
  { date: range }: ExchangeFilter,
  now: number,
): readonly ExchangeRecord[] {
  return createdWithin(bets, range, now)
}

/** Returns the unique, non-empty values of a list with their names, sorted by name. */
export function valuesOf<Row>(
  rows: readonly Row[],
  read: (row: Row) => string,
  nameOf: (value: string) => string = (value) => value,
): readonly (readonly [value: string, name: string])[] {
  return [...new Set(rows.map(read))]
    .filter(Boolean)
    .map((value) => [value, nameOf(value)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
}

/** Returns what identifies a settled bet, because the wire has no id. */
export function settledId(bet: BettingRecord): string {
  const { created_at, platform, game_type, game_name, bet_amount, winAmount } = bet
  return [created_at, platform, game_type, game_name, bet_amount, winAmount].join('|')
}

/** What tells settled bets apart. */
export const settledIdentity: RowIdentity<BettingRecord> = { idOf: settledId }

/** What tells exchange bets apart: the parts of a bet may have one id. */
export const exchangeIdentity: RowIdentity<ExchangeRecord> = {
  idOf: ({ transaction_id }) => transaction_id,
  factsOf: ({ created_at, event_name, market_name, selection_name, bet_type, stake }) => [
    created_at,
    event_name,
    market_name,
    selection_name,
    bet_type,
    stake,
  ],
}

/** Returns a name truncated to 15 characters for the list; combining marks don't count. */
export function shortName(name: string): string {
  return name.replace(/(\p{M}*(?:\P{M}\p{M}*){15})\P{M}.*/su, '$1…')
}

/** The meaning of an exchange bet's status. */
export type ExchangeStatus = 'processing' | 'won' | 'lost' | 'void'

const STATUSES: Readonly<Record<string, ExchangeStatus>> = {
  OPEN: 'processing',
  WON: 'won',
  LOST: 'lost',
  VOID: 'void',
}

/** Returns the status of an exchange bet, undefined if it is unknown. */
export function exchangeStatus({ status }: Pick<ExchangeRecord, 'status'>): ExchangeStatus | undefined {
  return STATUSES[status.toUpperCase()]
}

/** Returns whether someone has taken an open bet; undefined for others, and if the server does not say. */
export function takenAs(bet: Pick<ExchangeRecord, 'status' | 'matched'>): 'matched' | 'waiting' | undefined {
  if (exchangeStatus(bet) !== 'processing' || typeof bet.matched !== 'boolean') return undefined
  return bet.matched ? 'matched' : 'waiting'
}

const SIDES: Readonly<Record<string, 'back' | 'lay'>> = { BACK: 'back', YES: 'back', LAY: 'lay', NO: 'lay' }

/** Returns the side that a bet takes, by which it is coloured. The `Yes` of a fancy is a back, its `No` a lay. */
export function sideOf({ bet_type }: Pick<ExchangeRecord, 'bet_type'>): 'back' | 'lay' | 'unknown' {
  return SIDES[bet_type.trim().toUpperCase()] ?? 'unknown'
}

/** Returns decimal odds with two decimals, `–` if they are unknown. */
export const oddsText = ({ odds }: Pick<ExchangeRecord, 'odds'>): string => odds?.toFixed(2) ?? '–'

/** The amounts of a settled bet, in poisha; null if they are unknown. */
interface SettledAmounts {
  readonly bet_amount: number | null
  readonly winAmount: number | null
}

/** Returns what a settled bet has brought, in poisha: negative for a loss, null if it is unknown. */
export function netOf({ bet_amount: bet, winAmount: win }: SettledAmounts): number | null {
  return bet === null || win === null ? null : win - bet
}

/** Returns the total of amounts in poisha; null if one of them is unknown. */
export function totalOf(amounts: readonly (number | null)[]): bigint | null {
  return amounts.reduce<bigint | null>(
    (total, amount) => (total === null || amount === null ? null : total + BigInt(amount)),
    0n,
  )
}

/** Returns what settled bets have brought together. */
export const settledTotal = (bets: readonly SettledAmounts[]): bigint | null => totalOf(bets.map(netOf))

/** Returns what the decided ones of exchange bets have brought together. */
export const exchangeTotal = (bets: readonly ExchangeRecord[]): bigint | null =>
  totalOf(
    bets.filter((bet) => exchangeStatus(bet) !== 'processing').map(({ net_profit_loss }) => net_profit_loss),
  )
