import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './bottomBar.css.ts'

export interface BottomBarItem {
  label: string
  href: string
  icon: ReactNode
  /** Marks the item as the current page. */
  current?: boolean | undefined
  /** Draws the icon on a filled pill. */
  filled?: boolean | undefined
}

/** Renders the bottom navigation. `label` is its accessible name. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav aria-label={label} className={css.bar}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={item.filled ? css.filled : css.item}
          aria-current={item.current ? 'page' : undefined}
        >
          <span className={item.filled ? css.pill : css.icon}>{item.icon}</span>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
