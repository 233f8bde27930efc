import { createRoot } from 'react-dom/client'
import '../../../../src/theme/global.css.ts'
import type { CellChange } from '../../../../machines/exchange/cell.types.ts'
import { createCells } from '../../../../src/ui/odds/cells.ts'
import { OddsTable } from '../../../../src/ui/odds/OddsTable.tsx'
import { type Odds, poll } from '../poll.ts'

const cells = createCells()
const known = new Map<string, { price: number; size: number }>()

function pricesOf({ market, bookmaker, fancy }: Odds): [string, number, number][] {
  return [
    ...market.runners.flatMap(({ SelectionId, ex }) => [
      ...ex.availableToBack.map((p, at): [string, number, number] => [
        `1/odds/${SelectionId}/back/${at}`,
        p.price,
        p.size,
      ]),
      ...ex.availableToLay.map((p, at): [string, number, number] => [
        `1/odds/${SelectionId}/lay/${at}`,
        p.price,
        p.size,
      ]),
    ]),
    ...bookmaker.flatMap((row, at): [string, number, number][] => [
      [`1/bookmaker/${at}/back`, row.backPrice, 100],
      [`1/bookmaker/${at}/lay`, row.layPrice, 100],
    ]),
    ...fancy.flatMap((row): [string, number, number][] => [
      [`1/fancy/${row.id}/no`, row.no ?? 0, row.no_rate ?? 0],
      [`1/fancy/${row.id}/yes`, row.yes ?? 0, row.yes_rate ?? 0],
    ]),
  ]
}

function show(odds: Odds): void {
  const changes: CellChange[] = []
  for (const [key, price, size] of pricesOf(odds)) {
    const last = known.get(key)
    if (last && last.price === price && last.size === size) continue
    known.set(key, { price, size })
    changes.push({
      key,
      shown: { price: String(price), size: String(size) },
      ...(last && last.price !== price && { mark: price > last.price ? ('up' as const) : ('down' as const) }),
    })
  }
  if (changes.length > 0) cells.change(changes)
}

const headings = { name: 'Runner', prices: 'Prices' }
const odds = [
  { side: 'back', label: 'Back', levels: [2, 1, 0] },
  { side: 'lay', label: 'Lay', levels: [0, 1, 2] },
] as const
const bookmaker = [
  { side: 'back', label: 'Back' },
  { side: 'lay', label: 'Lay' },
] as const
const fancy = [
  { side: 'no', label: 'No' },
  { side: 'yes', label: 'Yes' },
] as const

let rendered = false
const root = createRoot(document.getElementById('root') as HTMLElement)
poll((answer) => {
  show(answer)
  if (rendered) return
  rendered = true
  root.render(
    <>
      <OddsTable
        label="Match Odds"
        headings={headings}
        sides={odds}
        rows={answer.market.runners.map((r) => ({ key: `1/odds/${r.SelectionId}`, name: r.SelectionName }))}
        cells={cells}
        onOpen={() => {}}
      />
      <OddsTable
        label="BookMaker"
        headings={headings}
        sides={bookmaker}
        rows={answer.bookmaker.map((r, at) => ({ key: `1/bookmaker/${at}`, name: r.runner }))}
        cells={cells}
        onOpen={() => {}}
      />
      <OddsTable
        label="Fancy Bet"
        headings={headings}
        sides={fancy}
        rows={answer.fancy.map((r) => ({ key: `1/fancy/${r.id}`, name: r.title }))}
        cells={cells}
        onOpen={() => {}}
      />
    </>,
  )
})
