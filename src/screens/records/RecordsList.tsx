import { dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RecordsMachine } from '#machines/records/records.machine.ts'
import { contents } from '../../app/flow.css.ts'
import { LoadFailed } from '../../app/notices/LoadFailed.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useTexts } from '../../app/useTexts.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'

interface Props<Row extends object> {
  actor: ActorRefFrom<RecordsMachine<Row>>
  texts: { failed: string; stale: string }
  /** Shown while the rows are loading. */
  skeleton: ReactNode
  /** Returns which of the rows to show. Must be stable, because all rows are filtered again when it changes. */
  narrow: (rows: readonly Row[]) => readonly Row[]
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Renders the list with the rows to show. */
  children: (rows: readonly Row[], refreshing: boolean) => ReactNode
}

/** Renders a list of records: loading, failed, empty, stale or up to date. */
export function RecordsList<Row extends object>({ actor, ...props }: Props<Row>) {
  return (
    <div {...useFlow(actor)} className={contents}>
      <Rows actor={actor} {...props} />
    </div>
  )
}

function Rows<Row extends object>(props: Props<Row>) {
  const { actor, texts, skeleton, narrow, empty, children } = props
  const { common } = useTexts()
  const list = useSelector(actor, ({ value }) => value.list)
  const rows = useSelector(actor, ({ context }) => context.rows)
  const loadedAt = useSelector(actor, ({ context }) => context.loadedAt)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const shown = useMemo(() => narrow(rows ?? []), [narrow, rows])

  if (list === 'failed') {
    return <LoadFailed failure={failure} words={texts.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (!rows) return skeleton
  return (
    <>
      {stale && (
        <Alert tone="amber">
          <span>{texts.stale}</span> {common.lastKnown} {dhakaMinuteAt(loadedAt)}
        </Alert>
      )}
      {shown.length === 0 ? empty : children(shown, list === 'refreshing')}
    </>
  )
}
