import * as z from 'zod/mini'
import { isWithin } from '../../common/dhaka.ts'
import type { BettingRecord, ExchangeRecord } from '../../contract/play.ts'

export const bettingTab = z.enum(['settled', 'exchange'])
export type BettingTab = z.output<typeof bettingTab>

const date = z.enum(['today', 'yesterday', 'last7'])

/** What the settled bets are narrowed to. */
export const settledFilter = z.object({
  /** `all`, or a provider of the list. */
  provider: z.string(),
  /** `all`, or a type of game on the wire. */
  type: z.string(),
  date,
})
export type SettledFilter = Readonly<z.output<typeof settledFilter>>

/** What the exchange bets are narrowed to. */
export const exchangeFilter = z.object({ date })
export type ExchangeFilter = Readonly<z.output<typeof exchangeFilter>>

/** Betting records go back seven days. */
export const LAST_7_DAYS: ExchangeFilter = { date: 'last7' }
export const ALL_SETTLED: SettledFilter = { provider: 'all', type: 'all', ...LAST_7_DAYS }

/** Returns the settled bets that pass the filter; days are those of Dhaka at `now` (milliseconds since the epoch). */
export function filterSettled(
  bets: readonly BettingRecord[],
  { provider, type, date: range }: SettledFilter,
  now: number,
): readonly BettingRecord[] {
  const isInDays = isWithin(range, now)
  return bets.filter(
    (bet) =>
      (provider === 'all' || bet.platform === provider) &&
      (type === 'all' || bet.game_type === type) &&
      isInDays(bet.created_at),
  )
}

/** Returns the exchange bets that pass the filter; days are those of Dhaka at `now` (milliseconds since the epoch). */
export function filterExchange(
  bets: readonly ExchangeRecord[],
  { date: range }: ExchangeFilter,
  now: number,
): readonly ExchangeRecord[] {
  const isInDays = isWithin(range, now)
  return bets.filter((bet) => isInDays(bet.created_at))
}

/** Returns the different values of a list, without empty ones, each with its name, in the order of the names. */
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

/** Tells the settled bets of a list apart. The wire gives them no id: two that agree in everything are the same. */
export function settledId(bet: BettingRecord): string {
  const { created_at, platform, game_type, game_name, bet_amount, winAmount } = bet
  return [created_at, platform, game_type, game_name, bet_amount, winAmount].join('|')
}

/** Tells the exchange bets of a list apart. */
export const exchangeId = ({ transaction_id }: ExchangeRecord): string => transaction_id

/** Returns a name for the list, cut after 15 characters; a mark that belongs to a letter is not counted. */
export function shortName(name: string): string {
  return name.replace(/(\p{M}*(?:\P{M}\p{M}*){15})\P{M}.*/su, '$1…')
}

/** What an exchange bet's status stands for. */
export type ExchangeStatus = 'processing' | 'won' | 'lost' | 'void'

const STATUSES: Readonly<Record<string, ExchangeStatus>> = {
  OPEN: 'processing',
  WON: 'won',
  LOST: 'lost',
  VOID: 'void',
}

/** Returns the status of an exchange bet, undefined for one that the site does not know. */
export function exchangeStatus({ status }: Pick<ExchangeRecord, 'status'>): ExchangeStatus | undefined {
  return STATUSES[status.toUpperCase()]
}
