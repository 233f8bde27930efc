import type { NavigateMessage } from '../common/screen.types.ts'
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
  const { key, name } = rowOfCell(rows, cell) ?? { key: cell, name: '' }
  const [kind = '', ...id] = key.slice(marketId.length + 1).split('/')
  const [side = ''] = cell.slice(key.length + 1).split('/')
  return {
    marketId,
    kind,
    // The rows of a bookmaker have only their place.
    selection: kind === 'bookmaker' ? name : id.join('/'),
    side: side === 'back' || side === 'yes' ? 'back' : 'lay',
    price: quotes.get(cell)?.shown.price ?? '',
  }
}

/** Sent by a list when one of its prices is pressed. */
export interface PickMessage {
  readonly type: 'pick.wanted'
  readonly pick: Pick
  readonly eventName: string
}

/** The match of a pick, and where the exchange's `Back` leads. */
export interface PickPlace {
  /** The name of the match, empty if unknown. */
  readonly eventName: string
  readonly from: string
  readonly fromState?: unknown
}

/** Returns the message that opens the exchange at a pick. */
export function exchangeMessage(pick: Pick, place: PickPlace): NavigateMessage {
  return { type: 'navigate', to: '/exchange', state: { ...pick, ...place } }
}

/** Opens the exchange at a pick of a list, whose screen stores its view in the history entry. */
export function exchangeFromList(
  { pick, eventName }: PickMessage,
  from: string,
  { id, remoteId, view }: { readonly id: string; readonly remoteId: string; readonly view: unknown },
): NavigateMessage {
  return exchangeMessage(pick, { eventName, from, fromState: { remoteId, views: { [id]: view } } })
}
