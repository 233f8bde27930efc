import type { ReactNode } from 'react'
import * as css from './stepHeading.css.ts'

interface Props {
  /** Lets the group below refer to the heading with `aria-labelledby`. */
  id?: string | undefined
  step: number
  title: ReactNode
  /** A short note, such as limits or `optional`. */
  note?: ReactNode
  /** Id of the note, for a field's `aria-describedby`. */
  noteId?: string | undefined
  /** Id of the field that the title labels. */
  labelFor?: string | undefined
}

/** Renders the heading of a numbered step. */
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
