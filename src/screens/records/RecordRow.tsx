import type { ReactNode } from 'react'
import * as css from './records.css.ts'

/** What a row shows of a record. */
export interface RecordSummary {
  readonly icon?: ReactNode
  readonly name: string
  /** Stands beside the name, paler. */
  readonly detail?: string | undefined
  /** When it was; undefined where the time can't be read. */
  readonly when: string | undefined
  readonly amount: ReactNode
  /** Stands below the amount. */
  readonly result: ReactNode
}

/** One record, which opens its details. */
export function RecordRow({ summary, onOpen }: { summary: RecordSummary; onOpen: () => void }) {
  const { icon, name, detail, when, amount, result } = summary
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.facts}>
        <span className={css.words}>
          <span className={css.name} dir="auto">
            {name}
            {detail && <span className={css.method}> · {detail}</span>}
          </span>
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
