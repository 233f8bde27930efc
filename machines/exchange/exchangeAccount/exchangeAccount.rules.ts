import type { ExchangeRecord } from '@tiya/contract/play'
import * as z from 'zod/mini'
import { createdWithin } from '../../common/time/dhaka.ts'
import { exchangeStatus } from '../../records/bettingRecord/bettingRecord.rules.ts'

/** The parts of the screen in display order, by their names in the address. */
export const ACCOUNT_PARTS = ['profile', 'balance', 'bets', 'history', 'profit-loss', 'activity'] as const
export type AccountPart = (typeof ACCOUNT_PARTS)[number]

const accountPart = z.catch(z.enum(ACCOUNT_PARTS), 'profile')

/** Returns the part named in the query of an address, the first one if it names none. */
export function partOf(query: Readonly<Record<string, string>>): AccountPart {
  return z.parse(accountPart, query.part)
}

/** Returns the address of a part. */
export function partAddress(part: AccountPart): string {
  return part === 'profile' ? '/exchange-account' : `/exchange-account?part=${part}`
}

/** The filter of the bets. */
export const accountBetsFilter = z.object({ date: z.enum(['all', 'today', 'yesterday', 'last7']) })
export type AccountBetsFilter = Readonly<z.output<typeof accountBetsFilter>>

export const ALL_BETS: AccountBetsFilter = { date: 'all' }

const isOpen = (bet: ExchangeRecord) => exchangeStatus(bet) === 'processing'

type NarrowBets = (
  bets: readonly ExchangeRecord[],
  filter: AccountBetsFilter,
  now: number,
) => readonly ExchangeRecord[]

/** Returns the filter of a list of bets, by days in Dhaka at `now` (milliseconds since the epoch). */
function narrowed(isListed: (bet: ExchangeRecord) => boolean): NarrowBets {
  return (bets, { date }, now) => createdWithin(bets, date, now).filter(isListed)
}

/** Returns the open bets that match the filter. */
export const openBets = narrowed(isOpen)

/** Returns the bets that match the filter and are not open, including those with an unknown status. */
export const decidedBets = narrowed((bet) => !isOpen(bet))

/** The profit or loss of the bets on one event. */
export interface ProfitLoss {
  readonly event: string
  readonly bets: number
  /** In poisha, negative for a loss; null if a bet's is unknown. A bigint, so it is exact for any number of bets. */
  readonly sum: bigint | null
}

const plus = (sum: bigint | null, more: number | bigint | null): bigint | null =>
  sum === null || more === null ? null : sum + BigInt(more)

/** Returns the net profit or loss by event, in the order in which the events first appear. */
export function profitLossByEvent(bets: readonly ExchangeRecord[]): readonly ProfitLoss[] {
  const sums = new Map<string, ProfitLoss>()
  for (const { event_name: event, net_profit_loss } of bets) {
    const before = sums.get(event)
    sums.set(event, {
      event,
      bets: (before?.bets ?? 0) + 1,
      sum: plus(before ? before.sum : 0n, net_profit_loss),
    })
  }
  return [...sums.values()]
}

/** Returns the total of all events, in poisha; null if one of them is unknown. */
export function totalOf(sums: readonly ProfitLoss[]): bigint | null {
  return sums.reduce<bigint | null>((total, { sum }) => plus(total, sum), 0n)
}

/** Returns whether a sum is a profit, a loss or neither. */
export function resultOf(sum: bigint): 'profit' | 'loss' | 'even' {
  if (sum > 0n) return 'profit'
  return sum < 0n ? 'loss' : 'even'
}
