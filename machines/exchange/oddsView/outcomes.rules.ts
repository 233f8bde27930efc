import type { ExchangeRecord } from '@tiya/contract/play'
import { exchangeStatus, totalOf } from '../../records/bettingRecord/bettingRecord.rules.ts'
import { rowKey } from '../cellKey.ts'
import type { QuotedRow } from '../prices.rules.ts'

/** What each runner would bring, in poisha, by the key of its row; null if it is unknown. */
export type Outcomes = ReadonlyMap<string, bigint | null>

const SIDES = ['back', 'lay']

const sideOf = ({ bet_type }: ExchangeRecord) => bet_type.toLowerCase()

/** Returns a player's bets on the winner of a market that are open and matched. Bets with a run are on a fancy. */
export function betsOnWinner(bets: readonly ExchangeRecord[], marketId: string): readonly ExchangeRecord[] {
  return bets.filter(
    (bet) =>
      exchangeStatus(bet) === 'processing' &&
      bet.matched !== false &&
      bet.market_id === marketId &&
      SIDES.includes(sideOf(bet)) &&
      !bet.run,
  )
}

/** Returns what a bet would bring, depending on whether its runner wins. */
function broughtBy(bet: ExchangeRecord, isWinner: boolean): number | null {
  if (isWinner === (sideOf(bet) === 'back')) return bet.potential_profit
  return bet.potential_liability === null ? null : -bet.potential_liability
}

/**
 * Returns what each of a market's runners would bring with bets on the winner: unknown if the bets are outdated. Empty
 * if none is on these runners.
 */
export function outcomesOf(
  bets: readonly ExchangeRecord[],
  rows: readonly QuotedRow[],
  areOutdated = false,
): Outcomes {
  const keyOf = ({ market_id, selection_id }: ExchangeRecord) =>
    rowKey(`${market_id}`, 'odds', `${selection_id}`)
  const counted = bets.filter((bet) => rows.some(({ key }) => key === keyOf(bet)))
  if (counted.length === 0) return new Map()
  return new Map(
    rows.map(({ key }) => [
      key,
      areOutdated ? null : totalOf(counted.map((bet) => broughtBy(bet, keyOf(bet) === key))),
    ]),
  )
}
