import { History, X } from 'lucide-react'
import type { LogEntry } from '../../log/log.types.ts'
import { Button } from '../ui/Button.tsx'
import { JsonTree } from '../ui/JsonTree.tsx'
import { useIsPresent, useWorkbench } from '../workbench.context.ts'
import * as css from './logPanel.css.ts'

/** Renders a complete entry, with the button that rewinds the page to it. */
export function EntryDetails({ entry }: { entry: LogEntry }) {
  const workbench = useWorkbench()
  const isOff = !useIsPresent()
  const { n, at: _at, actor, kind: _kind, cut, ...rest } = entry
  const rewind = () => workbench.send({ type: 'rewind', toEntry: n })
  const close = () => workbench.send({ type: 'entry.chosen', n: null })
  return (
    <aside aria-label="Entry" className={css.details}>
      <div className={css.detailsHead}>
        <h3 className={css.detailsTitle}>Entry {n}</h3>
        <Button tone="outlined" icon={History} disabled={isOff} onClick={rewind}>
          Step back to here
        </Button>
        <Button aria-label="Close the entry" icon={X} onClick={close} />
      </div>
      {cut && <p className={css.cut}>Long values were cut.</p>}
      <JsonTree value={{ actor, ...rest }} />
    </aside>
  )
}
