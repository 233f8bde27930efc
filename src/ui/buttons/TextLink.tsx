import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './textLink.css.ts'

interface Props {
  href: string
  /** Navigation state for the screen that the link leads to. */
  state?: unknown
  children: ReactNode
  /** Opens another site in a new tab, without a reference to this one. */
  external?: boolean | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** Renders a text link with a touch target 44 px high. */
export function TextLink({ href, state, external, children, onClick }: Props) {
  return external ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.textLink} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link href={href} state={state} className={css.textLink} onClick={onClick}>
      {children}
    </Link>
  )
}
