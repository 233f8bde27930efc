import { type ReactNode, useId } from 'react'
import * as css from './segments.css.ts'

interface Props<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  items: readonly { value: Value; label: ReactNode; name?: string }[]
  value: Value
  onChange: (value: Value) => void
  variant?: keyof typeof css.group
}

/** Renders a choice between a few options as a row of native radio buttons; arrow keys change the selection. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, items, value, onChange, variant = 'boxed' } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.group[variant]}>
      {items.map((item) => (
        <label key={item.value} className={css.item[variant]}>
          <input
            type="radio"
            name={name}
            value={item.value}
            aria-label={item.name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            className={css.input}
          />
          {item.label}
        </label>
      ))}
    </div>
  )
}
