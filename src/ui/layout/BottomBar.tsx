import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../feedback/Badge.tsx'
import * as css from './bottomBar.css.ts'

interface Item {
  label: string
  href: string
  icon: ReactNode
  /** Draws the icon on a filled pill. */
  filled?: boolean | undefined
  /** Shown at the icon unless it is 0. */
  count?: number
  /** Describes the count. */
  counts?: string
}

interface Props {
  /** Accessible name of the navigation. */
  label: string
  /** Path of the current page, whose item is marked. */
  path: string
  items: readonly Item[]
}

/** Renders the bottom navigation. */
export function BottomBar({ label, path, items }: Props) {
  return (
    <nav aria-label={label} className={css.bar}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={item.filled ? css.filled : css.item}
          aria-current={item.href === path ? 'page' : undefined}
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
