import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import * as css from './field.css.ts'
import { useShownValue } from './useShownValue.ts'

interface Props extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; not selectable. */
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

/** Renders a labelled native select that shows `value`; nothing is chosen if that is no option. */
export function SelectField(props: Props) {
  const { label, error, hint, note, step, value, onChange, options, placeholder, ...rest } = props
  const id = useId()
  const values = options.map((option) => option.value)
  const shown = values.includes(value) ? value : ''
  const field = useShownValue<HTMLSelectElement>(shown, onChange, values.join())
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note} step={step}>
      <span className={css.box}>
        <select
          {...rest}
          id={id}
          className={`${css.control} ${css.select}`}
          ref={field}
          defaultValue={shown}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, error, hint, note })}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className={css.option}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className={css.chevron} />
      </span>
    </Field>
  )
}
