import type { CellChange, ShownPrice } from '#machines/exchange/cell.types.ts'
import type { CellKind } from '#machines/exchange/cellKey.ts'
import type { Config } from '../../environment/config.ts'

/** Shows a change to a cell. When the cell first appears, the change has no mark. */
export type ShowCell = (change: Omit<CellChange, 'key'>) => void

/**
 * The current prices and the functions that show them. They bypass the state of the charts and React on purpose: an
 * update costs only the changed cells. `src/app/odds` has its views; ports need it, so it is on their lower floor.
 */
export interface Cells {
  /** Returns what a cell shows; undefined if it has never had a price. */
  read(key: string): ShownPrice | undefined
  /** Stores the changes and shows those whose cells are attached. */
  change(changes: readonly CellChange[]): void
  /**
   * Calls `show` with the current price, if any, and on each change. A key has at most one `show`. Returns
   * the function that detaches it.
   */
  attach(key: string, show: ShowCell): () => void
}

/** Creates a store of cells. It needs no DOM. */
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

/** Returns true if cells of this kind lead to the exchange's frame, which may not take bets of all kinds. */
export function opensFrame({ exchangeKinds }: Config, kind: CellKind): boolean {
  return exchangeKinds.split(',').includes(kind)
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
