import type { CellChange, ShownPrice } from './cell.types.ts'
import { cellKey } from './cellKey.ts'

/** The price of a cell, null if there is none, and what the cell shows. */
export interface Quote {
  readonly value: number | null
  readonly shown: ShownPrice
}

/** The quotes of a table by the keys of their cells. */
export type Quotes = ReadonlyMap<string, Quote>

/** The label over a row whose cells are disabled. */
export type Veil = 'suspended' | 'ballRunning' | 'won' | 'lost' | 'removed'

export interface QuotedRow {
  /** The prefix of the keys of its cells. */
  readonly key: string
  readonly name: string
  readonly veil: Veil | null
  /** The id that the row shares with others, from which its key differs. */
  readonly id?: string
}

const MISSING: Quote = { value: null, shown: { price: '–', size: '' } }

/** Values from here on are not valid prices. */
const PRICE_LIMIT = 1_000_000

/** Odds below this always have two decimals: `1.90`. */
const PRECISE_BELOW = 100

/** Units of sizes, largest first, and the exclusive limit of a valid size. */
const UNITS = [
  ['B', 1e9],
  ['M', 1e6],
  ['K', 1e3],
] as const
const SIZE_LIMIT = 1e12

type Given = number | null | undefined

function isPrice(value: Given): value is number {
  return typeof value === 'number' && value >= 0.01 && value < PRICE_LIMIT
}

/** Formats a number with up to two decimals. */
function plain(value: number): string {
  // Most lines are whole, and all are formatted at each poll.
  return String(Number.isInteger(value) ? value : Number(value.toFixed(2)))
}

/** Formats a size, rounded down from 1 on: `860`, `1.2K`, `3M`. Empty if there is no valid size. */
export function sizeText(size: Given): string {
  if (typeof size !== 'number' || !(size >= 0.01 && size < SIZE_LIMIT)) return ''
  const found = UNITS.find(([, least]) => size >= least)
  if (!found) return String(Math.floor(size) || plain(size))
  const [unit, one] = found
  return `${Math.floor((size / one) * 10) / 10}${unit}`
}

/** Returns the quote of decimal odds with the size offered at them. */
export function oddsQuote(price: Given, size: Given): Quote {
  if (!isPrice(price)) return MISSING
  const text = price < PRECISE_BELOW ? price.toFixed(2) : plain(price)
  return { value: price, shown: { price: text, size: sizeText(size) } }
}

/** Returns the quote of a line or a price per 100, with the rate below it, if any. */
export function lineQuote(line: Given, rate?: Given): Quote {
  if (!isPrice(line)) return MISSING
  return { value: line, shown: { price: plain(line), size: isPrice(rate) ? plain(rate) : '' } }
}

function markOf(before: Quote | undefined, now: Quote): CellChange['mark'] {
  if (!before || before.value === null || now.value === null) return undefined
  // A price that looks the same has not moved.
  if (before.shown.price === now.shown.price) return undefined
  return now.value > before.value ? 'up' : 'down'
}

const looksSame = (before: Quote | undefined, now: Quote) =>
  before !== undefined && before.shown.price === now.shown.price && before.shown.size === now.shown.size

function changeOf(key: string, before: Quote | undefined, now: Quote): CellChange {
  const mark = markOf(before, now)
  return { key, shown: now.shown, ...(mark && { mark }) }
}

/** Returns the cells whose content has changed. Cells of removed rows lose their price. */
export function changesOf(before: Quotes, now: Quotes): readonly CellChange[] {
  const changes: CellChange[] = []
  for (const [key, quote] of now) {
    const last = before.get(key)
    if (!looksSame(last, quote)) changes.push(changeOf(key, last, quote))
  }
  for (const [key, quote] of before)
    if (!now.has(key) && !looksSame(quote, MISSING)) changes.push(changeOf(key, quote, MISSING))
  return changes
}

/** Returns true if two lists of rows show the same content. */
export function sameRows<Row extends QuotedRow>(before: readonly Row[], now: readonly Row[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ key, name, veil }, at) => {
      const row = now[at]
      return row?.key === key && row.name === name && row.veil === veil
    })
  )
}

/** Returns the row that a cell belongs to. */
export function rowOfCell(rows: readonly QuotedRow[], cell: string): QuotedRow | undefined {
  const { row } = cellKey.parse(cell) ?? {}
  return rows.find(({ key }) => key === row)
}

/** Returns true if a cell belongs to a row whose cells are enabled. */
export function isOpenCell(rows: readonly QuotedRow[], cell: string): boolean {
  return rowOfCell(rows, cell)?.veil === null
}

/** The best prices to back that each row has had, by its key, the latest last. */
export type Trails = ReadonlyMap<string, readonly number[]>

/** How many prices the trail of a row keeps. */
const TRAIL = 60

/** Returns the trails after some cells have changed. A price is noted when it differs from the one before. */
export function appendToTrails(trails: Trails, quotes: Quotes, changes: readonly CellChange[]): Trails {
  const noted = changes.flatMap(({ key }): [string, readonly number[]][] => {
    const price = quotes.get(key)?.value
    if (!cellKey.isBestBack(key) || typeof price !== 'number') return []
    const { row = '' } = cellKey.parse(key) ?? {}
    const trail = trails.get(row) ?? []
    return trail.at(-1) === price ? [] : [[row, [...trail, price].slice(-TRAIL)]]
  })
  return noted.length === 0 ? trails : new Map([...trails, ...noted])
}

/** Failures in a row after which prices can't be relied on. */
const FAILURE_LIMIT = 3

/** Returns true if one more failure, after so many in a row, reaches the limit. */
export function reachesFailureLimit(failures: number): boolean {
  return failures + 1 >= FAILURE_LIMIT
}
