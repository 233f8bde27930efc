import { MARKED, rowsOf } from '../cells.ts'
import { type Odds, poll } from '../poll.ts'

interface Shown {
  readonly cell: HTMLElement
  readonly price: HTMLElement
  readonly size: HTMLElement
  value: number
  amount: number
  timer: number
}

const shown = new Map<string, Shown>()

function element(tag: string, className: string, parent: HTMLElement, text = ''): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  created.textContent = text
  parent.append(created)
  return created
}

/** Shows the odds. The first call creates the rows; later calls write only what has changed. */
function show(odds: Odds): void {
  for (const { key, name, cells } of rowsOf(odds)) {
    let row: HTMLElement | undefined
    for (const cell of cells) {
      const known = shown.get(cell.key)
      if (known) {
        update(known, cell.price, cell.size)
        continue
      }
      if (!row) {
        row = element('div', 'row', document.body)
        row.id = key
        element('span', 'name', row, name)
      }
      const button = element('button', 'cell', row)
      const price = element('b', '', button, String(cell.price))
      const size = element('small', '', button, String(cell.size))
      shown.set(cell.key, { cell: button, price, size, value: cell.price, amount: cell.size, timer: 0 })
    }
  }
}

function update(known: Shown, price: number, size: number): void {
  if (known.amount !== size) {
    known.amount = size
    known.size.textContent = String(size)
  }
  if (known.value === price) return
  known.value = price
  known.price.textContent = String(price)
  known.cell.classList.add('changed')
  clearTimeout(known.timer)
  known.timer = window.setTimeout(() => known.cell.classList.remove('changed'), MARKED)
}

poll(show)
