/** What a cell shows: the price, or `–`; and the size as `1.2K` or the fancy's rate, '' if there is none. */
export interface ShownPrice {
  readonly price: string
  readonly size: string
}

/** A cell whose content has changed, and whether its price moved. */
export interface CellChange {
  /** See `cellKey`. */
  readonly key: string
  readonly shown: ShownPrice
  readonly mark?: 'up' | 'down'
}

/** Sent to the channel `cells`. */
export type CellsEvent = { readonly type: 'cells.changed'; readonly changes: readonly CellChange[] }
