import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RecordsMachine } from '../../../machines/records/records.machine.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { contents } from '../../app/screenFrame.css.ts'
import { useFlowState } from '../../app/useFlowState.ts'
import { Alert } from '../../ui/Alert.tsx'

interface Props<Row> {
  actor: ActorRefFrom<RecordsMachine<Row>>
  /** Name of the list's flow. */
  flow: string
  /** `list` is the list's accessible name. */
  texts: { list: string; failed: string; stale: string }
  className: string
  /** Shown while the rows are loading. */
  skeleton: ReactNode
  /** Returns the rows to show of those that are loaded. */
  narrow: (rows: readonly Row[]) => readonly Row[]
  /** Renders what stands in place of an empty list; `isFiltered` where rows are loaded and none of them is shown. */
  empty: (isFiltered: boolean) => ReactNode
  /** Renders a row as a list item. */
  children: (row: Row) => ReactNode
}

/** A list of records: loading, failed, empty, out of date or as it is. */
export function RecordsList<Row>({ actor, flow, ...props }: Props<Row>) {
  const list = useSelector(actor, ({ value }) => value.list)
  const states = useFlowState(actor)
  return (
    <div data-flow={flow} data-state={states} className={contents}>
      <Rows actor={actor} list={list} {...props} />
    </div>
  )
}

function Rows<Row>(props: Omit<Props<Row>, 'flow'> & { list: string }) {
  const { actor, list, texts, className, skeleton, narrow, empty, children } = props
  const rows = useSelector(actor, ({ context }) => context.rows)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const failure = useSelector(actor, ({ context }) => context.failure)

  if (list === 'failed') {
    return <LoadFailed failure={failure} words={texts.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (!rows) return skeleton
  const shown = narrow(rows)
  return (
    <>
      {stale && <Alert tone="amber">{texts.stale}</Alert>}
      {shown.length === 0 ? (
        empty(rows.length > 0)
      ) : (
        <ul aria-label={texts.list} aria-busy={list === 'refreshing' || undefined} className={className}>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids of a server may come twice
            <Fragment key={index}>{children(row)}</Fragment>
          ))}
        </ul>
      )}
    </>
  )
}
