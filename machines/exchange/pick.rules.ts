import type { NavigateMessage } from '../common/routing/screen.types.ts'
import { cellKey } from './cellKey.ts'
import { type QuotedRow, type Quotes, rowOfCell } from './prices.rules.ts'

/** The price that led to the exchange. Each part is empty if unknown. */
export interface Pick {
  readonly marketId: string
  /** `odds`, `bookmaker` or `fancy`. */
  readonly kind: string
  /** The id of the runner or row; its name if it has no id. */
  readonly selection: string
  /** `back` or `lay`. The `Yes` of a fancy is a back, its `No` a lay. */
  readonly side: string
  /** The price as shown; of a fancy, its line. */
  readonly price: string
}

/** Returns the pick of a cell that belongs to one of these rows. */
export function pickOf(cell: string, marketId: string, rows: readonly QuotedRow[], quotes: Quotes): Pick {
  const row = rowOfCell(rows, cell)
  const { kind = '', id = '', side } = cellKey.parse(cell) ?? {}
  return {
    marketId,
    kind,
    // The rows of a bookmaker have only their place.
    selection: kind === 'bookmaker' ? (row?.name ?? '') : (row?.id ?? id),
    side: side === 'back' || side === 'yes' ? 'back' : 'lay',
    price: quotes.get(cell)?.shown.price ?? '',
  }
}

/** Sent by a list when one of its prices is pressed. */
export interface PickMessage {
  readonly type: 'pick.wanted'
  readonly pick: Pick
  /** The name of the match, empty if unknown. */
  readonly eventName: string
}

/** Returns the message that opens the exchange at a pick. Its `Back` leads to `from`. */
export function exchangeMessage(
  { pick, eventName }: Omit<PickMessage, 'type'>,
  from: string,
): NavigateMessage {
  return { type: 'navigate', to: '/exchange', state: { ...pick, eventName, from }, returns: true }
}
