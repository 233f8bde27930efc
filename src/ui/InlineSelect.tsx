import { ChevronDown } from 'lucide-react'
import * as css from './inlineSelect.css.ts'

interface Props<Value extends string> {
  /** Its accessible name; the chosen option speaks for itself. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A native select that stands in a line of text, as for the order of a list. */
export function InlineSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <span className={css.box}>
      <select
        aria-label={label}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} className={css.chevron} />
    </span>
  )
}
