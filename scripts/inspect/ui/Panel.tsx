import type { ReactNode } from 'react'
import * as css from './panel.css.ts'

interface Props {
  /** The panel's heading, and its accessible name. */
  title: string
  /** Shown in place of the heading. */
  head?: ReactNode
  /** Controls at the end of the head. */
  tools?: ReactNode
  children: ReactNode
}

/** Renders a panel of the workbench: a region with a head, and content that fills the rest. */
export function Panel({ title, head, tools, children }: Props) {
  return (
    <section aria-label={title} className={css.panel}>
      <div className={css.head}>
        {head ?? <h2 className={css.title}>{title}</h2>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}
