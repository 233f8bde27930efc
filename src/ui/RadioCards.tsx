import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { covering } from '../theme/global.css.ts'
import * as css from './radioCards.css.ts'

export interface RadioItem {
  value: string
  /** The radio's accessible name. */
  label: string
  /** More about it, in small type; the radio's description. */
  detail?: ReactNode
  icon?: ReactNode
  badge?: ReactNode
  disabled?: boolean | undefined
}

interface Props {
  items: readonly RadioItem[]
  /** None where nothing is chosen yet. */
  value: string | undefined
  onChange: (value: string) => void
  /** `tiles`: an icon above the name; `rows`: name, detail and a mark; `chips`: a row that scrolls sideways. */
  variant?: 'tiles' | 'rows' | 'chips' | undefined
  /** The group's accessible name, or the id of the heading that bears it. */
  label?: string | undefined
  labelledBy?: string | undefined
  error?: string | undefined
}

/** A choice of one from several cards: native radios, so arrow keys move as everywhere. */
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
                item.detail || item.badge ? `${id}-${index}-badge ${id}-${index}-detail` : undefined
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
