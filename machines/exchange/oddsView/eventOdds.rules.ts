import type { BookmakerRunner, Fancy } from '@tiya/contract/exchange'
import { keyed, type RowIdentity } from '../../common/lists/rowKeys.rules.ts'
import { cellKey, rowKey } from '../cellKey.ts'
import { lineQuote, type Quote, type QuotedRow, type Quotes, sameRows, type Veil } from '../prices.rules.ts'

/** The markets of an event other than its match odds. One that could not be read is null. */
export interface EventOffer {
  readonly bookmaker: readonly BookmakerRunner[] | null
  readonly fancies: readonly Fancy[] | null
}

export interface FancyRow extends QuotedRow {
  readonly type: Fancy['type']
}

/** The same markets without their prices. */
export interface EventTable {
  readonly bookmaker: readonly QuotedRow[] | null
  readonly fancies: readonly FancyRow[] | null
}

export const FANCY_TABS = ['all', 'fancy', 'ball', 'khadda', 'lottery', 'oddeven'] as const
export type FancyTab = (typeof FANCY_TABS)[number]

interface Flags {
  readonly suspended: boolean
  readonly ball_running: boolean
}

/** If both flags are set, `suspended` wins. */
function veilOf({ suspended, ball_running }: Flags): Veil | null {
  if (suspended) return 'suspended'
  return ball_running ? 'ballRunning' : null
}

const FANCY: RowIdentity<Fancy> = { idOf: ({ id }) => id, factsOf: ({ title, type }) => [title, type] }

/** Returns the table and the quotes of an event. Keys begin with the market's id. */
export function readEvent(
  { bookmaker, fancies }: EventOffer,
  marketId: string,
): { readonly table: EventTable; readonly quotes: Quotes } {
  const bookmakerKey = (at: number) => rowKey(marketId, 'bookmaker', at)
  const fancyKey = (key: string) => rowKey(marketId, 'fancy', key)
  const listed = fancies && keyed(fancies, FANCY)
  const quotes = new Map<string, Quote>()
  for (const [at, { backPrice, layPrice }] of (bookmaker ?? []).entries()) {
    quotes.set(cellKey.make(bookmakerKey(at), 'back'), lineQuote(backPrice))
    quotes.set(cellKey.make(bookmakerKey(at), 'lay'), lineQuote(layPrice))
  }
  for (const { key: place, row: one } of listed ?? []) {
    const key = fancyKey(place)
    quotes.set(cellKey.make(key, 'no'), lineQuote(one.no, one.no_rate))
    quotes.set(cellKey.make(key, 'yes'), lineQuote(one.yes, one.yes_rate))
  }
  return {
    table: {
      bookmaker:
        bookmaker?.map((one, at) => ({ key: bookmakerKey(at), name: one.runner, veil: veilOf(one) })) ?? null,
      fancies:
        listed?.map(({ key, row: one }) => ({
          key: fancyKey(key),
          name: one.title,
          veil: veilOf(one),
          type: one.type,
          ...(key !== one.id && { id: one.id }),
        })) ?? null,
    },
    quotes,
  }
}

/** Returns true if two tables show the same content. */
export function sameEvent(before: EventTable, now: EventTable): boolean {
  const isSame = (one: readonly QuotedRow[] | null, other: readonly QuotedRow[] | null) =>
    one && other ? sameRows(one, other) : one === other
  return (
    isSame(before.bookmaker, now.bookmaker) &&
    isSame(before.fancies, now.fancies) &&
    (before.fancies ?? []).every(({ type }, at) => now.fancies?.[at]?.type === type)
  )
}

/** Returns the fancies of a tab. */
export function fanciesOf(rows: readonly FancyRow[], tab: FancyTab): readonly FancyRow[] {
  return tab === 'all' ? rows : rows.filter(({ type }) => type === tab)
}
