import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './searchField.css.ts'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** Renders a search field with a clear button. */
export function SearchField({ label, clearLabel, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={css.box}>
      <Search size={20} className={css.icon} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        className={css.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<X size={20} />}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
