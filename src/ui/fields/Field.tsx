import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepHeading } from '../layout/StepHeading.tsx'
import * as css from './field.css.ts'

export interface FieldProps {
  label: string
  /** The error message; undefined if the value is valid. */
  error?: ReactNode
  /** Help text below the field. */
  hint?: ReactNode
  /** A short note beside the label, such as limits or `optional`. */
  note?: ReactNode
  /** Number of the step, in a numbered form. */
  step?: number | undefined
}

interface Props extends FieldProps {
  id: string
  children: ReactNode
}

/** Returns a field's `aria-describedby`: the ids of its error, hint, note and rules. Undefined if it has none. */
export function describedBy(
  id: string,
  { error, hint, note }: FieldProps,
  rules?: string,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-note`, rules].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Renders the frame of a form field: the label, the control, then the error and the hint. */
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
