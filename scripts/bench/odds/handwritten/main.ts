import type { Fancy, Market, SportsEvent } from '@tiya/contract/exchange'

/** True if the page shows a list of matches instead of the odds of one. */
const isList = location.search === '?list'

/** Time between two requests, and how long a changed price is marked, in ms. */
const PERIOD = isList ? 5_000 : 300
const MARKED = 700

/** The odds as the page reads them: plain JSON, unchecked. */
interface Odds {
  readonly market: Market
  readonly bookmaker: readonly {
    readonly runner: string
    readonly backPrice: number
    readonly layPrice: number
  }[]
  readonly fancy: readonly Fancy[]
}

interface Row {
  readonly key: string
  readonly name: string
  readonly cells: readonly { readonly price: number; readonly size: number }[]
}

interface Shown {
  readonly cell: HTMLElement
  readonly price: HTMLElement
  readonly size: HTMLElement
  value: number
  amount: number | null
  timer: number
}

/** The cells of each row, by its key. */
const shown = new Map<string, readonly Shown[]>()

/** Returns the rows of the page, in order. */
function rowsOf({ market, bookmaker, fancy }: Odds): Row[] {
  return [
    ...market.runners.map(({ SelectionId, SelectionName, ex }) => ({
      key: `runner.${SelectionId}`,
      name: SelectionName,
      cells: [...ex.availableToBack, ...ex.availableToLay].map(({ price, size }) => ({
        price,
        size: size ?? 0,
      })),
    })),
    ...bookmaker.map(({ runner, backPrice, layPrice }) => ({
      key: `bookmaker.${runner}`,
      name: runner,
      cells: [backPrice, layPrice].map((price) => ({ price, size: 100 })),
    })),
    ...fancy.map(({ id, title, no, no_rate, yes, yes_rate }) => ({
      key: `fancy.${id}`,
      name: title,
      cells: [
        { price: no ?? 0, size: no_rate ?? 0 },
        { price: yes ?? 0, size: yes_rate ?? 0 },
      ],
    })),
  ]
}

function element(tag: string, className: string, parent: HTMLElement, text = ''): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  created.textContent = text
  parent.append(created)
  return created
}

function createRow({ key, name, cells }: Row): readonly Shown[] {
  const row = element('div', 'row', document.body)
  element('span', 'name', row, name)
  const created = cells.map(({ price, size }) => {
    const cell = element('button', 'cell', row)
    const texts = {
      price: element('b', '', cell, String(price)),
      size: element('small', '', cell, String(size)),
    }
    return { cell, ...texts, value: price, amount: size, timer: 0 }
  })
  shown.set(key, created)
  return created
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

/** Returns the rows of a list: the name of each match, and the best prices of its runners. */
async function loadList(): Promise<Row[]> {
  const { data } = await (await fetch('/exchange-data/sports-events/cricket')).json()
  return data.flatMap(({ MarketId, Event, runners }: SportsEvent) => [
    { key: MarketId, name: Event.name, cells: [] },
    ...(runners ?? []).map(({ SelectionId, SelectionName, ex }) => ({
      key: `${MarketId}.${SelectionId}`,
      name: SelectionName,
      cells: [ex.availableToBack[0], ex.availableToLay[0]],
    })),
  ])
}

async function load(): Promise<Odds> {
  const [market, event] = await Promise.all(
    ['match-odds', 'event'].map(async (call) => (await fetch(`/exchange-data/${call}/1`)).json()),
  )
  const { bookmaker, fancy2 } = event.data.items[1]
  return { market, bookmaker, fancy: fancy2 }
}

/**
 * Loads the odds every 300 ms, or as soon as a slower response arrives, until the page is closed. The first response
 * creates the rows; of later ones, only what has changed is written.
 */
async function poll(): Promise<void> {
  const start = performance.now()
  for (const row of isList ? await loadList() : rowsOf(await load())) {
    const cells = shown.get(row.key) ?? createRow(row)
    for (const [at, known] of cells.entries())
      update(known, row.cells[at]?.price ?? 0, row.cells[at]?.size ?? 0)
  }
  setTimeout(poll, Math.max(0, PERIOD - (performance.now() - start)))
}

poll()
