import { Fragment, type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { Badge } from '../feedback/Badge.tsx'
import { Dot } from '../feedback/Dot.tsx'
import * as css from './bottomBar.css.ts'

interface Item {
  label: string
  href: string
  icon: ReactNode
  /** Draws the icon on a filled pill. */
  filled?: boolean | undefined
  /** Shown at the icon, with `mark`. */
  count?: number
  /** Describes the count, or the mark that is shown without one. */
  mark?: string | false
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
  const id = useId()
  return (
    <nav aria-label={label} className={css.bar}>
      {items.map(({ href, filled, mark, ...item }) => (
        <Fragment key={href}>
          <Link
            href={href}
            className={filled ? css.filled : css.item}
            aria-current={href === path ? 'page' : undefined}
            aria-describedby={mark ? id + href : undefined}
          >
            <span className={filled ? css.pill : css.icon}>
              {item.icon}
              {mark &&
                (item.count ? (
                  <span aria-hidden className={css.count}>
                    <Badge tone="count">{item.count}</Badge>
                  </span>
                ) : (
                  <Dot />
                ))}
            </span>
            {item.label}
          </Link>
          {mark && (
            <span hidden id={id + href}>
              {mark}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
