import { useMemo, useState } from 'react'
import type { LogEntry } from '../../log/log.types.ts'
import { Panel } from '../ui/Panel.tsx'
import { title } from '../ui/panel.css.ts'
import { useShown, useWorkbenchState } from '../workbench.context.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { LogList } from './LogList.tsx'
import { filterEntries } from './log.rules.ts'
import * as css from './logPanel.css.ts'

const NONE: readonly LogEntry[] = []

/** Renders the event log with its filters and the selected entry. */
export function LogPanel() {
  const [text, setText] = useState('')
  const [isOfActor, setOfActor] = useState(false)
  const entries = useShown((shown) => shown.entries) ?? NONE
  const chosenActor = useWorkbenchState((state) => state.actor)
  const chosen = useWorkbenchState((state) => state.entry)
  const actor = isOfActor ? chosenActor : null
  const rows = useMemo(() => filterEntries(entries, { text, actor }), [entries, text, actor])
  const details = chosen === null ? undefined : entries.find(({ n }) => n === chosen)

  return (
    <Panel
      title="Event log"
      head={
        <>
          <h2 className={title}>Event log</h2>
          <search className={css.filters}>
            <input
              type="search"
              aria-label="Filter the log"
              placeholder="Words, -words to hide"
              className={css.search}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <label className={css.ofActor}>
              <input
                type="checkbox"
                checked={isOfActor}
                onChange={({ target }) => setOfActor(target.checked)}
              />
              only this actor
            </label>
          </search>
        </>
      }
      tools={<span className={css.count}>{countWords(rows.length, entries.length)}</span>}
    >
      <div className={css.content}>
        <LogList entries={rows} />
        {details && <EntryDetails entry={details} />}
      </div>
    </Panel>
  )
}

function countWords(shown: number, all: number): string {
  return shown === all ? `${all} entries` : `${shown} of ${all}`
}
