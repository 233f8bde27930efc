import type { ReactNode } from 'react'
import * as css from './records.css.ts'

interface Props {
  readonly icon: ReactNode
  readonly name: string
  /** Shown beside the name, in a paler colour. */
  readonly detail?: string | undefined
  /** The time of the record; undefined if it can't be parsed. */
  readonly when: string | undefined
  readonly amount: ReactNode
  /** Shown below the amount. */
  readonly result: ReactNode
}

/** Renders a record as a button that opens its details. */
export function RecordRow({ children, onOpen }: { children: ReactNode; onOpen: () => void }) {
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      {children}
    </button>
  )
}

/** Renders what a row shows: what the record is about, beside its amount. */
export function RecordFacts({ icon, name, detail, when, amount, result }: Props) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
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
    </>
  )
}
