import { Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LogEntry } from '#src/inspect/log.types.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useShown, useWorkbenchState } from '../workbench.context.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { type Filters, LogFilters } from './LogFilters.tsx'
import { LogList } from './LogList.tsx'
import { filterEntries } from './log.rules.ts'
import * as css from './logPanel.css.ts'
import { Messages } from './Messages.tsx'

const VIEWS = [
  { value: 'log', label: 'Log' },
  { value: 'messages', label: 'Messages' },
] as const

const NONE: readonly LogEntry[] = []

/** Renders the event log, as a list or as messages between actors, with its filters and the selected entry. */
export function LogPanel() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('log')
  const [filters, setFilters] = useState<Filters>({ text: '', hidden: [], isOfActor: false })
  const [held, setHeld] = useState<readonly LogEntry[] | null>(null)

  const entries = useShown((shown) => shown.entries) ?? NONE
  const chosenActor = useWorkbenchState((state) => state.actor)
  const chosen = useWorkbenchState((state) => state.entry)
  const actor = filters.isOfActor ? chosenActor : null
  const source = held ?? entries
  const rows = useMemo(() => filterEntries(source, { ...filters, actor }), [source, filters, actor])
  const details = chosen === null ? undefined : source.find(({ n }) => n === chosen)

  return (
    <Panel
      title="Event log"
      head={
        <>
          <Segments label="View of the log" variant="plain" items={VIEWS} value={view} onChange={setView} />
          <LogFilters filters={filters} onChange={setFilters} />
        </>
      }
      tools={
        <>
          <span className={css.count}>{countWords(rows.length, source.length)}</span>
          <Button
            aria-label={held ? 'Go on with the log' : 'Hold the log'}
            aria-pressed={held !== null}
            icon={held ? Play : Pause}
            onClick={() => setHeld(held ? null : entries)}
          />
        </>
      }
    >
      <div className={css.content}>
        {view === 'log' ? <LogList entries={rows} /> : <Messages entries={rows} />}
        {details && <EntryDetails entry={details} />}
      </div>
    </Panel>
  )
}

function countWords(shown: number, all: number): string {
  return shown === all ? `${all} entries` : `${shown} of ${all}`
}
