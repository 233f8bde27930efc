import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './field.css.ts'
import { StepHeading } from './StepHeading.tsx'

export interface FieldProps {
  label: string
  /** What is wrong with the value; none where the field is right. */
  error?: string | undefined
  /** A sentence under the field. */
  hint?: ReactNode
  /** A short note beside the label: limits, `optional`. */
  note?: ReactNode
  /** Its number, where it is a step of a numbered form. */
  step?: number | undefined
}

interface Props extends FieldProps {
  id: string
  children: ReactNode
}

/** The ids of what describes the field, as `aria-describedby` wants them. */
export function describedBy(id: string, { error, hint, note }: FieldProps): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-note`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What all fields share: the label above, the control within, the error or the hint beneath. */
export function Field({ id, label, error, hint, note, step, children }: Props) {
  return (
    <div className={css.field}>
      {step ? (
        <StepHeading step={step} title={label} note={note} noteId={`${id}-note`} labelFor={id} />
      ) : (
        <div className={css.top}>
          <label htmlFor={id} className={css.label}>
            {label}
          </label>
          {note && (
            <span id={`${id}-note`} className={css.note}>
              {note}
            </span>
          )}
        </div>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          <CircleAlert size={16} />
          <span dir="auto" className={css.errorText}>
            {error}
          </span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
