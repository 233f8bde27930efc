import type { ReactNode } from 'react'
import * as css from './emptyState.css.ts'

interface Props {
  title: string
  /** Explains what appears here and how to get it. */
  hint?: ReactNode
  /** An icon or an illustration. */
  art?: ReactNode
  action?: ReactNode
}

/** Renders the message of an empty list. */
export function EmptyState({ title, hint, art, action }: Props) {
  return (
    <div className={css.state}>
      {art && <div className={css.art}>{art}</div>}
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action}
    </div>
  )
}
