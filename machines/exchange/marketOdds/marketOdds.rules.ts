import type { Market, Runner } from '@tiya/contract/exchange'
import { keyed, type RowIdentity } from '../../common/lists/rowKeys.rules.ts'
import { cellKey, rowKey } from '../cellKey.ts'
import { oddsQuote, type QuotedRow, type Quotes, sameRows, type Veil } from '../prices.rules.ts'

/** The match odds without their prices. */
export interface MarketTable {
  readonly inPlay: boolean
  readonly status: 'open' | 'suspended' | 'closed'
  /** The name of the runner that won, empty until one is said. */
  readonly winner: string
  readonly rows: readonly QuotedRow[]
}

/** The price levels on each side of a runner; 0 is the best. */
const LEVELS = [0, 1, 2]

const SUSPENDED = ['suspended', 'inactive']
const CLOSED = ['closed', 'settled', 'ended', 'finished']

/** Returns the status of a market; of a word that is not known it is open. */
export function statusOf({ status }: Partial<Pick<Market, 'status'>>): MarketTable['status'] {
  const isOneOf = (names: readonly string[]) => names.some((name) => name === status?.toLowerCase())
  if (isOneOf(CLOSED)) return 'closed'
  return isOneOf(SUSPENDED) ? 'suspended' : 'open'
}

/** What the status of a runner says; any other but `ACTIVE` suspends it. */
const VEILS: ReadonlyMap<string, Veil | null> = new Map([
  ['', null],
  ['active', null],
  ['winner', 'won'],
  ['loser', 'lost'],
  ['removed', 'removed'],
])

/** Returns what is said over a runner, null if its cells can be pressed. */
function veilOf({ status }: Pick<Runner, 'status'>, isOpen: boolean): Veil | null {
  const veil = VEILS.get(status?.toLowerCase() ?? '')
  return veil === undefined || (veil === null && !isOpen) ? 'suspended' : veil
}

/** Returns true if a runner has won, also one without a name. */
export function isWinner({ status }: Pick<Runner, 'status'>): boolean {
  return status?.toLowerCase() === 'winner'
}

/** Returns the name of the runner that won; empty until one is said. */
function winnerOf(runners: readonly Runner[]): string {
  return runners.find(isWinner)?.SelectionName ?? ''
}

function quotesOf(
  key: string,
  { ex }: Runner,
  levels: readonly number[],
): [string, ReturnType<typeof oddsQuote>][] {
  const side = (name: 'back' | 'lay', prices: typeof ex.availableToBack) =>
    levels.map((level): [string, ReturnType<typeof oddsQuote>] => [
      cellKey.make(key, name, level),
      oddsQuote(prices[level]?.price, prices[level]?.size),
    ])
  return [...side('back', ex.availableToBack), ...side('lay', ex.availableToLay)]
}

const RUNNER: RowIdentity<Runner> = {
  idOf: ({ SelectionId }) => SelectionId,
  factsOf: ({ SelectionName }) => [SelectionName],
}

/** Returns the table and the quotes of a market, by default of all levels. Keys begin with the market's id. */
export function readMarket(
  market: Market,
  marketId: string,
  levels = LEVELS,
): { readonly table: MarketTable; readonly quotes: Quotes } {
  const status = statusOf(market)
  const runners = keyed(market.runners, RUNNER)
  const keyOf = (key: string) => rowKey(marketId, 'odds', key)
  const rows = runners.map(
    ({ key, row: runner }): QuotedRow => ({
      key: keyOf(key),
      name: runner.SelectionName,
      veil: veilOf(runner, status === 'open'),
      ...(key !== runner.SelectionId && { id: runner.SelectionId }),
    }),
  )
  return {
    table: { inPlay: market.inplay, status, winner: winnerOf(market.runners), rows },
    quotes: new Map(runners.flatMap(({ key, row }) => quotesOf(keyOf(key), row, levels))),
  }
}

/** Returns true if two tables show the same content. */
export function sameMarket(before: MarketTable, now: MarketTable): boolean {
  const isSame = before.inPlay === now.inPlay && before.status === now.status && before.winner === now.winner
  return isSame && sameRows(before.rows, now.rows)
}
