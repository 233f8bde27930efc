import { type KeyboardEvent, memo, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { type CellKind, type CellSide, cellKey } from '#machines/exchange/cellKey.ts'
import type { QuotedRow } from '#machines/exchange/prices.rules.ts'
import { oddsViewTexts } from '../../i18n/en/exchange/oddsView.ts'
import { type Cells, cellsOf, opensFrame } from '../../ports/exchange/cells.ts'
import { inGroups } from '../../ui/lists/groups.ts'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './odds.css.ts'
import { PriceCell } from './PriceCell.tsx'
import { usePriceAtTouch } from './usePriceAtTouch.ts'

/**
 * Number of rows that are laid out and painted together, or skipped together when out of view. The browser
 * tracks the visibility of each group: tracking every row costs more than painting a few rows too many.
 */
const GROUP = 8

/** One side of the table: its cells in each row. The first of the two sides is at the left. */
export interface OddsSide {
  readonly side: CellSide
  /** Levels from left to right; 0 is the best price. Undefined if the side has one cell, whose key has no level. */
  readonly levels?: readonly number[]
}

interface LabelledSide extends OddsSide {
  /** Heading of the side; the accessible names of its cells begin with it. */
  readonly label: string
}

interface Props {
  /** Accessible name of the table. */
  label: string
  /** What the prices are of. If the exchange's frame takes no bets of this kind, cells are text. */
  kind: CellKind
  /** Must be stable, so that rows that stay are not rendered again. */
  sides: readonly OddsSide[]
  rows: readonly QuotedRow[]
  /** True while the prices must not be trusted: all cells are dimmed and disabled. */
  disabled: boolean
  /** Says in the heading of the names why the prices are disabled. */
  note?: string | undefined
  /** True for runners side by side, whose names are said elsewhere: they are read out, not shown. */
  beside?: boolean
  /** Renders the head of a row around its name. Must be stable. */
  head?: ((row: string, name: ReactNode) => ReactNode) | undefined
  /** Called with the key of a pressed cell, if the cell has a price and is not disabled. */
  onOpen: (cell: string) => void
}

/**
 * Renders a market as a table: a row for each runner, named after it, with a cell for each price. Tab reaches
 * one cell; arrow keys, Home, End, Page Up and Page Down move between cells. Control+Home and Control+End
 * move to the ends of the table.
 */
export function OddsTable({ label, kind, sides, rows, disabled, note, beside, head, onOpen }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const { environment } = useSite()
  const labelled = useMemo(() => sides.map((one) => ({ ...one, label: text[one.side] })), [sides, text])
  const isLarge = sides.some(({ levels = [] }) => levels.length > 1)
  const layout = beside ? 'beside' : isLarge ? 'many' : 'few'
  const groups = inGroups(rows, GROUP)
  const table = useRef<HTMLTableElement>(null)
  const touch = usePriceAtTouch(cellsOf(environment), onOpen)
  useLayoutEffect(() => {
    if (table.current) keepTabStop(table.current)
  })
  return (
    <table
      ref={table}
      aria-label={label}
      className={css.table}
      onFocus={({ target, currentTarget }) => moveTabStop(currentTarget, target)}
      onKeyDown={moveFocus}
      {...touch}
    >
      <thead className={css.groupOfHead}>
        <tr className={css.head[layout]}>
          <th scope="col" className={css.heading[note ? 'noted' : layout]}>
            {note ?? (kind === 'fancy' ? text.session : text.runner)}
          </th>
          <th scope="col" aria-label={text.prices} className={css.sides[layout]}>
            {labelled.map(({ side, label }) => (
              <span key={side} className={css.side}>
                {label}
              </span>
            ))}
          </th>
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody
          // biome-ignore lint/suspicious/noArrayIndexKey: without its first row, a group keeps the marks of the others
          key={at}
          className={css.groupOfRows[groupIn(layout, groups.length)]}
          style={{ containIntrinsicSize: `auto ${group.length * css.HEIGHTS[layout]}px` }}
        >
          {group.map(({ key, name, veil }) => (
            <Row
              key={key}
              prefix={key}
              name={name}
              veil={veil ? text.veils[veil] : undefined}
              disabled={disabled || veil !== null}
              prices={text.prices}
              layout={layout}
              sides={labelled}
              cells={cellsOf(environment)}
              head={head}
              isText={!opensFrame(environment.config, kind)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function groupIn(layout: keyof typeof css.row, groups: number): keyof typeof css.groupOfRows {
  if (layout === 'beside') return 'beside'
  return layout === 'many' && groups === 1 ? 'drawn' : 'skipped'
}

interface RowProps extends Pick<Props, 'disabled' | 'head'> {
  /** Prefix of the keys of the row's cells, such as `1.23/odds/7`. */
  prefix: string
  name: string
  /** Text over the row's cells, such as `Suspend`. The cells are disabled while it is shown. */
  veil: string | undefined
  /** Accessible name of the element that holds the cells. */
  prices: string
  layout: keyof typeof css.row
  sides: readonly LabelledSide[]
  cells: Cells
  isText: boolean
}

const Row = memo(function Row(props: RowProps) {
  const { prefix, name, veil, disabled, prices, layout, sides, cells, head, isText } = props
  const id = useId()
  const label = (
    <span id={id} dir="auto">
      {name}
    </span>
  )
  return (
    <tr aria-labelledby={id} aria-disabled={disabled || undefined} className={css.row[layout]}>
      <th scope="row" aria-labelledby={head && id} className={css.name[layout]}>
        {head ? head(prefix, label) : label}
      </th>
      <td aria-label={prices} data-veiled={veil !== undefined || undefined} className={css.prices[layout]}>
        {sides.flatMap(({ side, label, levels = [undefined] }) =>
          levels.map((level) => {
            const cell = cellKey.make(prefix, side, level)
            return (
              <PriceCell
                key={cell}
                cells={cells}
                cell={cell}
                tone={toneOf(side, level)}
                side={label}
                rowId={id}
                isText={isText}
              />
            )
          }),
        )}
        {veil && <span className={css.veil}>{veil}</span>}
      </td>
    </tr>
  )
})

function toneOf(side: OddsSide['side'], level = 0): keyof typeof css.cell {
  const color = side === 'back' || side === 'yes' ? 'back' : 'lay'
  return level === 0 ? color : `${color}Soft`
}

const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll<HTMLElement>('[data-cell]')])

/** Makes the first cell reachable with Tab, if none is yet. */
function keepTabStop(table: Element): void {
  const first = table.querySelector<HTMLElement>('[data-cell]')
  if (first && !table.querySelector('[data-cell][tabindex="0"]')) first.tabIndex = 0
}

function moveTabStop(table: Element, to: Element): void {
  if (!(to instanceof HTMLElement) || to.dataset.cell === undefined) return
  for (const stop of table.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) stop.tabIndex = -1
  to.tabIndex = 0
}

/** How many rows Page Up and Page Down move. */
const PAGE = 8

/** Rows and cells that each key moves by; infinity means to the end. */
const STEPS: Record<string, readonly [rows: number, cells: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLElement) || target.dataset.cell === undefined) return
  event.preventDefault()
  const rows = rowsOf(currentTarget)
  const at = rows.findIndex((row) => row.includes(target))
  const column = rows[at]?.indexOf(target) ?? 0
  const isToEnd = event.ctrlKey && !Number.isFinite(step[1])
  const row = rows[within(rows, at + (isToEnd ? step[1] : step[0]))] ?? []
  row[within(row, column + step[1])]?.focus()
}

const within = (list: readonly unknown[], index: number) => Math.max(0, Math.min(list.length - 1, index))
