import type { Odds } from './poll.ts'

/** What one cell of the page shows. */
export interface Cell {
  readonly key: string
  readonly price: number
  readonly size: number
}

export interface Row {
  readonly key: string
  readonly name: string
  readonly cells: readonly Cell[]
}

/** Returns the rows of the page, in order. */
export function rowsOf({ market, bookmaker, fancy }: Odds): Row[] {
  const row = (key: string, name: string, cells: readonly (readonly [number, number])[]): Row => ({
    key,
    name,
    cells: cells.map(([price, size], at) => ({ key: `${key}.${at}`, price, size })),
  })
  return [
    ...market.runners.map(({ SelectionId, SelectionName, ex }) =>
      row(
        `runner.${SelectionId}`,
        SelectionName,
        [...ex.availableToBack, ...ex.availableToLay].map(({ price, size }) => [price, size] as const),
      ),
    ),
    ...bookmaker.map(({ runner, backPrice, layPrice }) =>
      row(`bookmaker.${runner}`, runner, [
        [backPrice, 100],
        [layPrice, 100],
      ]),
    ),
    ...fancy.map(({ id, title, no, no_rate, yes, yes_rate }) =>
      row(`fancy.${id}`, title, [
        [no ?? 0, no_rate ?? 0],
        [yes ?? 0, yes_rate ?? 0],
      ]),
    ),
  ]
}

/** How long a changed price is marked, in ms. */
export const MARKED = 700
