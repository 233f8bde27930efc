import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import * as css from './checkField.css.ts'
import { error as errorLine, errorText } from './field.css.ts'

interface Props {
  label: string
  checked: boolean
  onToggle: () => void
  error?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/** Renders a checkbox with its label, which is the touch target, and its error. */
export function CheckField({ label, error, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is an input */}
      <label className={css.line}>
        <Checkbox
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className={errorLine}>
          <CircleAlert size={16} />
          <span dir="auto" className={errorText}>
            {error}
          </span>
        </p>
      )}
    </div>
  )
}
