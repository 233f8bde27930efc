import { ChevronDown } from 'lucide-react'
import * as css from './inlineSelect.css.ts'

interface Props<Value extends string> {
  /** Accessible name; not shown. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Renders a compact native select for a line of text, such as the sort order of a list. */
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
