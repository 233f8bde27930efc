import type { ReactNode } from 'react'
import * as css from './records.css.ts'

/** What a row shows about a record. */
export interface RecordSummary {
  readonly icon?: ReactNode
  readonly name: string
  /** Shown beside the name, in a paler colour. */
  readonly detail?: string | undefined
  /** Lines below the name. */
  readonly more?: ReactNode
  /** The time of the record; undefined if it can't be parsed. */
  readonly when: string | undefined
  readonly amount: ReactNode
  /** Shown below the amount. */
  readonly result: ReactNode
}

/** Renders a record as a button that opens its details. */
export function RecordRow({ summary, onOpen }: { summary: RecordSummary; onOpen: () => void }) {
  const { icon, name, detail, more, when, amount, result } = summary
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.facts}>
        <span className={css.words}>
          <span className={css.name} dir="auto">
            {name}
            {detail && <span className={css.method}> · {detail}</span>}
          </span>
          {more}
          <span className={css.when}>{when}</span>
        </span>
        <span className={css.sum}>
          <strong className={css.amount}>{amount}</strong>
          {result}
        </span>
      </span>
    </button>
  )
}
