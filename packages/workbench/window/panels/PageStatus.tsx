import { useSelector } from '@xstate/react'
import { Play, X } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { oneLine } from '../theme.css.ts'
import { Button } from '../ui/Button.tsx'
import { useIsPresent, useShown, useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import type { workbenchMachine } from '../workbench.machine.ts'
import * as css from './topBar.css.ts'

const MODES = {
  live: { word: 'Live', tone: css.live },
  paused: { word: 'Paused', tone: css.paused },
  rewound: { word: 'Stepped back', tone: css.paused },
  diverged: { word: 'Diverged', tone: css.failed },
  replaying: { word: 'Replaying', tone: css.paused },
  gone: { word: 'Closed', tone: css.off },
  opened: { word: 'File', tone: css.opened },
  none: { word: 'Waiting for a page', tone: css.off },
} as const

/** Selects what the status names: the opened log, or else the page's mode, or why there is no page. */
function modeOf({ value, context }: SnapshotFrom<typeof workbenchMachine>) {
  const { opened, page, isReplaying } = context
  if (opened) return 'opened'
  if (isReplaying) return 'replaying'
  if (page?.mode === 'rewound' && page.divergence && value === 'present') return 'diverged'
  return value === 'present' && page ? page.mode : value === 'gone' ? 'gone' : 'none'
}

/** Renders which page is shown and its mode, with a selection if there are several. */
export function PageStatus() {
  const workbench = useWorkbench()
  const isOpened = useWorkbenchState(({ opened }) => opened !== null)
  const mode = useSelector(workbench, modeOf)
  const title = useShown((shown) => shown.title || shown.start.at)
  const last = useShown(({ entries }) => entries.at(-1)?.n)
  const isPresent = useIsPresent()
  const { word, tone } = MODES[mode]
  const replay = () => last !== undefined && workbench.send({ type: 'rewind', toEntry: last })
  const close = () => workbench.send({ type: 'log.closed' })
  return (
    <div className={css.status}>
      <output className={tone}>{word}</output>
      {isOpened ? (
        <>
          <span className={oneLine}>{title}</span>
          <Button tone="outlined" icon={Play} disabled={!isPresent} onClick={replay}>
            Replay
          </Button>
          <Button aria-label="Close the log" icon={X} onClick={close} />
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
