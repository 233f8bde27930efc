import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './amountField.css.ts'
import { WholeField } from './WholeField.tsx'

interface Props {
  /** Number of the step, in a numbered form. */
  step?: number | undefined
  label: string
  /** A note beside the label, usually the limits. */
  note: string
  value: string
  onChange: (value: string) => void
  /** Quick amounts in whole units of the currency. Each button is labelled with its number. */
  quick: readonly number[]
  /** A button after the quick amounts that fills in everything there is; disabled without a value. */
  all?: { label: string; value: string | undefined } | undefined
  clearLabel: string
  /** Shown before the number: `৳`. */
  prefix?: string | undefined
  /** Shown after the number: `USDT`. */
  suffix?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
}

/** Renders the amount of a money form: a large field with a clear button, and buttons for quick amounts. */
export function AmountField({ quick, all, clearLabel, suffix, disabled, ...field }: Props) {
  const { value, onChange } = field
  const choices = [
    ...quick.map((amount) => ({ label: `${amount}`, value: `${amount}` })),
    ...(all ? [all] : []),
  ]
  return (
    <div className={css.section}>
      <WholeField
        {...field}
        large
        readOnly={disabled}
        trailing={
          <>
            {suffix && <span className={css.suffix}>{suffix}</span>}
            {value !== '' && !disabled && (
              <IconButton label={clearLabel} icon={<X size={20} />} onClick={() => onChange('')} />
            )}
          </>
        }
      />
      {choices.length > 0 && (
        <div className={css.quick}>
          {choices.map(({ label, value: amount }) => (
            <button
              key={label}
              type="button"
              className={css.choice}
              aria-pressed={value === amount}
              disabled={disabled || amount === undefined}
              onClick={() => amount && onChange(amount)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
