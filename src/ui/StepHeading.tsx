import type { ReactNode } from 'react'
import * as css from './stepHeading.css.ts'

interface Props {
  /** For `aria-labelledby` of the group under it. */
  id?: string | undefined
  step: number
  title: ReactNode
  /** Limits, or that the step is optional. */
  note?: ReactNode
  /** The id of the note, where it describes a field. */
  noteId?: string | undefined
  /** The id of the one field under it, whose label the title is. */
  labelFor?: string | undefined
}

/** Heading of a numbered step. */
export function StepHeading({ id, step, title, note, noteId, labelFor }: Props) {
  return (
    <div className={css.line}>
      <span className={css.number} aria-hidden>
        {step}
      </span>
      <h2 id={id} className={css.title}>
        {labelFor ? <label htmlFor={labelFor}>{title}</label> : title}
      </h2>
      {note && (
        <span id={noteId} className={css.note}>
          {note}
        </span>
      )}
    </div>
  )
}
