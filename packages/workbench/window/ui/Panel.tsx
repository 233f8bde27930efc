import type { ReactNode } from 'react'
import * as css from './panel.css.ts'

interface Props {
  /** The panel's heading and accessible name. */
  title: string
  /** Shown instead of the heading. */
  head?: ReactNode
  /** Controls at the end of the header. */
  tools?: ReactNode
  children: ReactNode
}

/** Renders a panel of the workbench: a region with a header, and content that fills the rest. */
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
