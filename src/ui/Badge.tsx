import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

interface Props {
  tone?: keyof typeof css.tone | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A word or a number that marks something; its tone repeats what it says. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={css.tone[tone]}>
      {icon}
      {children}
    </span>
  )
}
