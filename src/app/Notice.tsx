import type { ReactNode } from 'react'
import * as css from './notice.css.ts'

interface Props {
  art: ReactNode
  /** The screen's level-1 heading. */
  title: string
  text: string
  /** What can be done now. */
  children?: ReactNode
}

/** A whole screen that says one thing, in the middle of it. */
export function Notice({ art, title, text, children }: Props) {
  return (
    <div className={css.notice}>
      {art}
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
