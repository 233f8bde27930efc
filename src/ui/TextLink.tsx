import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './textLink.css.ts'

interface Props {
  href: string
  children: ReactNode
  /** Leads away from the site: opens in a new tab that knows nothing of this one. */
  external?: boolean | undefined
  onClick?: (() => void) | undefined
}

/** A link within or beside text; its touch area is 44 px high. */
export function TextLink({ href, external, children, onClick }: Props) {
  return external ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.textLink} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link href={href} className={css.textLink} onClick={onClick}>
      {children}
    </Link>
  )
}
