import type { ReactNode } from 'react'
import * as css from './chips.css.ts'

interface Item {
  name: string
  /** Before the name. Decorative. */
  sign?: ReactNode
}

/** Renders short names as neutral chips. */
export function Chips({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.chips}>
      {items.map(({ name, sign }) => (
        <li key={name} className={css.chip}>
          {sign}
          {name}
        </li>
      ))}
    </ul>
  )
}
