import { type ReactNode, useId } from 'react'
import * as css from './profile.css.ts'

/** Renders one of the player's details: its label above its value, and an optional action. */
export function Row({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={id} className={css.row}>
      <div className={css.fact}>
        <p id={id} className={css.label}>
          {label}
        </p>
        <div className={css.value} dir="auto">
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}

/** Renders a titled card of rows. */
export function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div className={css.rows}>{children}</div>
    </section>
  )
}
