import { memo } from 'react'
import type { LogEntry } from '../../log/log.types.ts'
import { code, oneLine } from '../theme.css.ts'
import { empty } from '../ui/panel.css.ts'
import { enteredStates, kindWord, nameOf, summaryOf } from './log.rules.ts'
import * as css from './logList.css.ts'
import { useRows } from './useRows.ts'

/** Renders the entries of the log as a list. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const { list, total, items } = useRows(entries, css.ROW)
  return (
    <div role="listbox" aria-label="Entries" {...list} className={css.list}>
      {entries.length === 0 && <p className={empty}>No entries. What happens on the page appears here.</p>}
      <div className={css.sheet} style={{ height: total }} role="presentation">
        {items.map(({ entry, option }) => (
          <div key={entry.n} {...option} className={css.row}>
            <Line entry={entry} entries={entries} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LineProps {
  entry: LogEntry
  /** The list that contains it, to look up earlier entries. */
  entries: readonly LogEntry[]
}

/** Entries never change, and neither do those before them. */
const Line = memo(renderLine, (one, other) => one.entry === other.entry)

function renderLine({ entry, entries }: LineProps) {
  const { at, actor, kind } = entry
  return (
    <>
      <span className={`${code} ${css.time}`}>{(at / 1_000).toFixed(3)}</span>
      <span className={css.kind[kind]}>{kindWord(kind)}</span>
      <span className={`${css.actor} ${oneLine}`} title={actor}>
        {kind === 'gesture' || kind === 'seen' ? 'person' : nameOf(actor)}
      </span>
      <span className={`${code} ${css.summary} ${oneLine}`}>
        {entry.kind === 'transition' ? <TransitionWords entry={entry} entries={entries} /> : summaryOf(entry)}
      </span>
      {entry.kind === 'event' && (
        <span className={`${css.from} ${oneLine}`}>
          {entry.external ? 'from outside' : entry.from !== null && `from ${nameOf(entry.from)}`}
        </span>
      )}
    </>
  )
}

/** Renders the states that a transition entered and the names of the values it changed. */
function TransitionWords({ entry, entries }: LineProps & { entry: { kind: 'transition' } }) {
  const states = enteredStates(entries, entry).join(', ')
  const changed = Object.keys(entry.changed).join(', ')
  return (
    <>
      {states && <span className={css.entered}>{states}</span>}
      {changed && <span className={css.changed}>changed {changed}</span>}
      {!states && !changed && <span className={css.changed}>stays as it was</span>}
    </>
  )
}
