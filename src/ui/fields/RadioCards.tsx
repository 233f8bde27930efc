import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { covering } from '../../theme/global.css.ts'
import * as css from './radioCards.css.ts'

export interface RadioItem {
  value: string
  /** Accessible name of the radio. */
  label: ReactNode
  /** Small text below the label; the accessible description of the radio. */
  detail?: ReactNode
  icon?: ReactNode
  badge?: ReactNode
  disabled?: boolean | undefined
}

interface Props {
  items: readonly RadioItem[]
  /** Undefined while nothing is chosen. */
  value: string | undefined
  onChange: (value: string) => void
  /**
   * `tiles`: an icon above the name; `rows`: name, detail and a check mark; `chips`: one row that scrolls sideways;
   * `wrapped`: chips in as many rows as they need.
   */
  variant?: 'tiles' | 'rows' | 'chips' | 'wrapped' | undefined
  /** Accessible name of the group, or the id of its heading. */
  label?: string | undefined
  labelledBy?: string | undefined
  error?: string | undefined
}

/** Renders a radio group as cards, with native radios for keyboard support. */
export function RadioCards({ items, value, onChange, variant = 'rows', label, labelledBy, error }: Props) {
  const id = useId()
  return (
    <div className={css.group}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        className={css.list[variant]}
      >
        {items.map((item, index) => (
          <label key={item.value} className={`${css.card} ${css.layout[variant]}`}>
            <input
              type="radio"
              className={covering}
              name={id}
              value={item.value}
              checked={item.value === value}
              disabled={item.disabled}
              onChange={() => onChange(item.value)}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={
                [item.badge && `${id}-${index}-badge`, item.detail && `${id}-${index}-detail`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
            />
            {item.icon && <span className={css.icon}>{item.icon}</span>}
            <span className={css.words}>
              <span id={`${id}-${index}`} className={css.name} dir="auto">
                {item.label}
              </span>
              {item.detail && (
                <span id={`${id}-${index}-detail`} className={css.detail}>
                  {item.detail}
                </span>
              )}
            </span>
            {variant === 'rows' && (
              <span className={css.mark}>{item.value === value && <CircleCheck size={24} />}</span>
            )}
            {item.badge && (
              <span id={`${id}-${index}-badge`} className={css.badge}>
                {item.badge}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
