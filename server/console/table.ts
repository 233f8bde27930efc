import { formatMoney } from '@tiya/contract/amounts'
import { html, type Markup } from '../http/html.ts'

interface Column {
  name: string
  /** `amount`: at the right, on one line; `wide`: gets the room that is left. */
  kind?: 'amount' | 'wide'
}

type Cell = Markup | string | number | null | undefined | false

interface Table {
  /** The id of the heading that names the table. */
  of: string
  columns: readonly (Column | string)[]
  /** A cell for each column; the first one names its row. */
  rows: readonly (readonly Cell[])[]
  /** What stands there without rows. */
  empty: string
}

/**
 * A table, whose rows a narrow page shows as cards: there each cell has the name of its column beside it, and one
 * without a value is not shown. The roles stand there because `display` takes them from the elements.
 */
export function table({ of, columns, rows, empty }: Table): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const all = columns.map((column) => (typeof column === 'string' ? { name: column } : column))
  const classOf = ({ kind }: Column) => kind && html` class="${kind}"`
  const heads = all.map(
    (column) => html`<th scope="col" role="columnheader"${classOf(column)}>${column.name}</th>`,
  )
  const cellsOf = (cells: readonly Cell[]) =>
    all.map((column, at) => {
      const marks = html` data-label="${column.name}"${classOf(column)}`
      const cell = cells[at] || html``
      return at === 0
        ? html`<th scope="row" role="rowheader"${marks}>${cell}</th>`
        : html`<td role="cell"${marks}>${cell}</td>`
    })
  return html`<table class="list" role="table" aria-labelledby="${of}"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">
${rows.map((cells) => html`<tr role="row">${cellsOf(cells)}</tr>`)}</tbody></table>`
}

/** Small words below the first of a cell. */
export const small = (words: Cell): Cell => words && html`<small>${words}</small>`

/** A word of state on its colour. */
export const tag = (kind: 'approved' | 'pending' | 'rejected' | 'open', words: string): Markup =>
  html`<span class="tag ${kind}">${words}</span>`

/** Points or money of an account, negative ones as on the site. */
export function amountOf(kind: string, amount: number): string {
  if (kind !== 'points') return formatMoney(amount)
  return `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en')} points`
}
