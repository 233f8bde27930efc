import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MARKED, type Row, rowsOf } from '../cells.ts'
import { type Odds, poll } from '../poll.ts'

/** The rows, and the `performance.now` time in ms until which each changed price is marked. */
interface State {
  readonly rows: readonly Row[]
  readonly marks: ReadonlyMap<string, number>
}

function withOdds({ rows, marks }: State, odds: Odds): State {
  const now = performance.now()
  const before = new Map(rows.flatMap(({ cells }) => cells.map(({ key, price }) => [key, price] as const)))
  const next = new Map([...marks].filter(([, until]) => until > now))
  const changed = rowsOf(odds)
  for (const { cells } of changed)
    for (const { key, price } of cells)
      if (before.has(key) && before.get(key) !== price) next.set(key, now + MARKED)
  return { rows: changed, marks: next }
}

function withoutOldMarks({ rows, marks }: State): State {
  const now = performance.now()
  return { rows, marks: new Map([...marks].filter(([, until]) => until > now)) }
}

/** Renders the whole table at each poll, and again when marks expire. */
function Table() {
  const [{ rows, marks }, setState] = useState<State>({ rows: [], marks: new Map() })
  useEffect(() => {
    poll((odds) => {
      setState((state) => withOdds(state, odds))
      setTimeout(() => setState(withoutOldMarks), MARKED)
    })
  }, [])
  return rows.map(({ key, name, cells }) => (
    <div className="row" id={key} key={key}>
      <span className="name">{name}</span>
      {cells.map((cell) => (
        <button type="button" className={marks.has(cell.key) ? 'cell changed' : 'cell'} key={cell.key}>
          <b>{cell.price}</b>
          <small>{cell.size}</small>
        </button>
      ))}
    </div>
  ))
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Table />)
