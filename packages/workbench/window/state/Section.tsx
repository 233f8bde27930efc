import type { ReactNode } from 'react'
import * as css from './statePanel.css.ts'

interface Props {
  title: string
  /** True if the content extends to the panel's borders. */
  isFlush?: boolean
  children: ReactNode
}

/** Renders a section of the state panel with its heading. */
export function Section({ title, isFlush = false, children }: Props) {
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{title}</h3>
      <div className={isFlush ? css.flush : css.content}>{children}</div>
    </section>
  )
}
