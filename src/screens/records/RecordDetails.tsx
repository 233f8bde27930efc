import { useSelector } from '@xstate/react'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AnswerName } from '#machines/content/operator/answers.rules.ts'
import type { RecordsMachine } from '#machines/records/records.machine.ts'
import { openRow } from '#machines/records/records.selectors.ts'
import { Dialog } from '../../app/Dialog.tsx'
import { Learn } from '../../app/frame/Learn.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { recordsTexts } from '../../i18n/en/records/records.ts'
import * as css from './records.css.ts'

interface Props<Row extends object> {
  actor: ActorRefFrom<RecordsMachine<Row>>
  title: string
  children: (row: Row) => ReactNode
}

/** Renders the dialog with everything that is known about the open row. */
export function DetailsDialog<Row extends object>({ actor, title, children }: Props<Row>) {
  const row = useSelector(actor, openRow<Row>)
  if (row === undefined) return null
  return (
    <Dialog title={title} onClose={() => actor.send({ type: 'details.close' })}>
      <div className={css.details}>{children(row)}</div>
    </Dialog>
  )
}

interface HeadProps {
  name: string
  amount: ReactNode
  /** The badge below the amount. */
  children: ReactNode
}

/** Renders the head of the details in large type: its amount, how it stands, and what it is about. */
export function DetailsHead({ name, amount, children }: HeadProps) {
  return (
    <div className={css.head}>
      <p className={css.hero}>{amount}</p>
      {children}
      <p className={css.type} dir="auto">
        {name}
      </p>
    </div>
  )
}

type Fact = readonly [name: string, value: ReactNode, about?: AnswerName]

/** Renders the facts that are known, with their names, and a `?` beside what has an answer. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <table className={css.table}>
      <tbody>
        {known.map(([name, value, about]) => (
          <tr key={name}>
            <th scope="row" className={css.fact}>
              {name}
              {about && <Learn about={about} />}
            </th>
            <td className={css.value} dir="auto">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MARKS = { done: <Check size={16} />, current: <Clock size={16} />, failed: <X size={16} /> }

interface TimelineStep {
  readonly look: keyof typeof MARKS
  readonly title: string
  readonly time?: string | undefined
}

/** Renders the steps of a record; the step in progress is marked as the current one. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { records: text } = useTexts(recordsTexts)
  return (
    <ol aria-label={text.timeline} className={css.timeline}>
      {steps.map(({ look, title, time }) => (
        <li key={title} className={css.step} aria-current={look === 'current' ? 'step' : undefined}>
          <span className={css.mark[look]}>{MARKS[look]}</span>
          <span className={css.stepTitle}>{title}</span>
          {time && <time className={css.time}>{time}</time>}
        </li>
      ))}
    </ol>
  )
}
