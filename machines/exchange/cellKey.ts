export type CellKind = 'odds' | 'bookmaker' | 'fancy'
export type CellSide = 'back' | 'lay' | 'no' | 'yes'

/** What the key of a cell says. */
export interface Cell {
  /** The key of its row. */
  readonly row: string
  readonly kind: CellKind
  /** The row's own key in its market; of a bookmaker, its place. */
  readonly id: string
  readonly side: CellSide
}

/** Ids may contain slashes, so the end of a key is read from the right. */
const KEY = /^(.*?\/(odds|bookmaker|fancy)\/(.*))\/(back|lay|no|yes)(?:\/\d+)?$/s

/** Returns the key of a row, with which the keys of its cells begin. */
export const rowKey = (marketId: string, kind: CellKind, id: string | number) => `${marketId}/${kind}/${id}`

/** The key of a cell, such as `{marketId}/odds/{selectionId}/back/0` or `{marketId}/fancy/{fancyId}/no`. */
export const cellKey = {
  /** Level 0 is the best price. A side with one price has no levels. */
  make: (row: string, side: CellSide, level?: number) =>
    level === undefined ? `${row}/${side}` : `${row}/${side}/${level}`,
  /** Returns true for the best back price of a row. */
  isBestBack: (key: string) => key.endsWith('/back/0'),
  parse(key: string): Cell | undefined {
    const [, row, kind, id, side] = KEY.exec(key) ?? []
    return row === undefined ? undefined : ({ row, kind, id, side } as Cell)
  },
}
