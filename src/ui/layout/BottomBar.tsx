import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../feedback/Badge.tsx'
import * as css from './bottomBar.css.ts'

export interface BottomBarItem {
  label: string
  href: string
  icon: ReactNode
  /** Marks the item as the current page. */
  current?: boolean | undefined
  /** Draws the icon on a filled pill. */
  filled?: boolean | undefined
  /** Shown at the icon unless it is 0. */
  count?: number
  /** Describes the count. */
  counts?: string
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
          aria-description={item.count ? item.counts : undefined}
        >
          <span className={item.filled ? css.pill : css.icon}>
            {item.icon}
            {Boolean(item.count) && (
              <span aria-hidden className={css.count}>
                <Badge tone="count">{item.count}</Badge>
              </span>
            )}
          </span>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
