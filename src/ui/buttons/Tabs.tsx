import { type KeyboardEvent, type ReactNode, useId } from 'react'
import * as css from './tabs.css.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

interface Props<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  items: readonly TabItem<Value>[]
  /** Value of the open tab. If undefined, no tab is open and no panel is rendered. */
  value: Value | undefined
  onChange: (value: Value) => void
  variant?: keyof typeof css.list | undefined
  /** Content of the open panel. */
  children?: ReactNode
  /** Accessible name of the panel, if the tab's label is also the label of a field in it. */
  panelLabel?: string | undefined
  /** True while the panel is loading. */
  busy?: boolean | undefined
}

/** How far each key moves; infinity means to the end of the list. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/**
 * Renders a tab list and the open panel. Arrow keys, Home and End move the focus and open the tab; Tab skips the other
 * tabs.
 */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, items, value, onChange, variant = 'underline', children, panelLabel, busy } = props
  const id = useId()
  const open = items.findIndex((item) => item.value === value)

  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = items.length - 1
    const to = Number.isFinite(step) ? (from + step + items.length) % items.length : step < 0 ? 0 : last
    const item = items[to]
    const tab = event.currentTarget.parentElement?.children[to]
    if (!item || !(tab instanceof HTMLElement)) return
    tab.focus()
    onChange(item.value)
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={css.list[variant]}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={index === open}
            aria-controls={index === open ? `${id}-panel` : undefined}
            tabIndex={index === Math.max(open, 0) ? 0 : -1}
            className={css.tab[variant]}
            onClick={() => onChange(item.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.icon}
            <span>{item.label}</span>
          </button>
        ))}
      </div>
      {value !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-label={panelLabel}
          aria-labelledby={panelLabel ? undefined : `${id}-tab-${value}`}
          aria-busy={busy || undefined}
        >
          {children}
        </div>
      )}
    </>
  )
}
