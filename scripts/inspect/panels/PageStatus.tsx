import { Play, X } from 'lucide-react'
import { oneLine } from '../theme.css.ts'
import { Button } from '../ui/Button.tsx'
import { useShown, useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import * as css from './topBar.css.ts'

const MODES = {
  live: { word: 'Live', tone: css.live },
  paused: { word: 'Paused', tone: css.paused },
  rewound: { word: 'Stepped back', tone: css.paused },
  gone: { word: 'Closed', tone: css.off },
  opened: { word: 'File', tone: css.opened },
  none: { word: 'Waiting for a page', tone: css.off },
} as const

/** Renders which page is shown and its mode, with a selection if there are several. */
export function PageStatus() {
  const workbench = useWorkbench()
  const isOpened = useWorkbenchState(({ opened }) => opened !== null)
  const mode = useShown((shown) => (isOpened ? 'opened' : shown.isGone ? 'gone' : shown.mode)) ?? 'none'
  const title = useShown((shown) => shown.title || shown.start.at)
  const last = useShown(({ entries }) => entries.at(-1)?.n)
  const isAlone = useWorkbenchState(({ page }) => !page || page.isGone)
  const { word, tone } = MODES[mode]
  return (
    <div className={css.status}>
      <output className={tone}>{word}</output>
      {isOpened ? (
        <>
          <span className={oneLine}>{title}</span>
          <Button
            tone="outlined"
            icon={<Play size={14} />}
            disabled={isAlone}
            onClick={() => last !== undefined && workbench.send({ type: 'rewind', toEntry: last })}
          >
            Replay
          </Button>
          <Button
            aria-label="Close the log"
            icon={<X size={16} />}
            onClick={() => workbench.send({ type: 'log.closed' })}
          />
        </>
      ) : (
        <Pages />
      )}
    </div>
  )
}

function Pages() {
  const workbench = useWorkbench()
  const pages = useWorkbenchState((state) => state.pages)
  const shown = useWorkbenchState(({ page }) => page?.site)
  const nameOf = ({ title, at, framed }: (typeof pages)[number]) =>
    `${title || at} · ${framed ? 'in the frame' : 'own window'}`
  const [only] = pages
  if (pages.length < 2) return only ? <span className={`${css.page} ${oneLine}`}>{nameOf(only)}</span> : null
  return (
    <select
      aria-label="Page"
      className={css.select}
      value={shown}
      onChange={({ target }) => workbench.send({ type: 'page.chosen', site: target.value })}
    >
      {pages.map((page) => (
        <option key={page.site} value={page.site}>
          {nameOf(page)}
        </option>
      ))}
    </select>
  )
}
