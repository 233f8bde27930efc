import type { CellChange, ShownPrice } from '../../../machines/exchange/cell.types.ts'

/** Shows a change of a cell. The change has no mark when the cell appears. */
export type ShowCell = (change: Omit<CellChange, 'key'>) => void

/** The prices shown, and who shows them. They bypass React: a change costs only the cells that changed. */
export interface Cells {
  /** Returns what a cell shows; undefined if it has never had a price. */
  read(key: string): ShownPrice | undefined
  /** Stores the changes and has each shown where it is visible. */
  change(changes: readonly CellChange[]): void
  /** Shows a cell, now and at each change. One place a key. Returns the function that ends it. */
  attach(key: string, show: ShowCell): () => void
}

/** Makes a store of cells. It needs no DOM. */
export function createCells(): Cells {
  const prices = new Map<string, ShownPrice>()
  const shows = new Map<string, ShowCell>()
  return {
    read: (key) => prices.get(key),
    change(changes) {
      for (const change of changes) {
        prices.set(change.key, change.shown)
        shows.get(change.key)?.(change)
      }
    },
    attach(key, show) {
      shows.set(key, show)
      const shown = prices.get(key)
      if (shown) show({ shown })
      return () => {
        if (shows.get(key) === show) shows.delete(key)
      }
    },
  }
}

const stores = new WeakMap<object, Cells>()

/** Returns the store that the port and the views of one environment share. */
export function cellsOf(environment: object): Cells {
  const known = stores.get(environment)
  if (known) return known
  const created = createCells()
  stores.set(environment, created)
  return created
}
