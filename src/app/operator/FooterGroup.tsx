import type { ReactNode } from 'react'
import * as css from './footerGroup.css.ts'

interface Props {
  title: string
  /** True among groups that fill columns, which keep their distance themselves. */
  inColumns?: boolean | undefined
  children: ReactNode
}

/** Renders a titled group of the site's footer. */
export function FooterGroup({ title, inColumns = false, children }: Props) {
  return (
    <section className={inColumns ? css.groupInColumns : css.group}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  )
}

/** Renders words about who may play, beside their sign. */
export function Adults({ children }: { children: ReactNode }) {
  return (
    <div className={css.adults}>
      <span className={css.age} aria-hidden>
        18+
      </span>
      <p>{children}</p>
    </div>
  )
}
