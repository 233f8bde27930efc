import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

interface Props {
  tone?: keyof typeof css.tone | undefined
  icon?: ReactNode
  /** What an abbreviation stands for. */
  title?: string | undefined
  children: ReactNode
}

/** Renders a short label or count. The tone only repeats what the text says. */
export function Badge({ tone = 'neutral', icon, title, children }: Props) {
  return (
    <span className={css.tone[tone]} title={title}>
      {icon}
      {children}
    </span>
  )
}
