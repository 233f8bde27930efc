import type { ReactNode } from 'react'
import * as css from './appShell.css.ts'

interface Props {
  /** `Demo · play money`, wherever the site says `demo`. */
  ribbon?: string | undefined
  /** The screen's header: it stays at the top. */
  header?: ReactNode
  /** Bottom bar or action footer: it stays under the thumb. */
  footer?: ReactNode
  /** `column`: the phone's width, with air around it on a wide window; `wide`: 1200 px; `full`: a frame's. */
  width?: keyof typeof css.width | undefined
  children: ReactNode
}

/** One screen: what stays at the top, its `main`, what stays at the bottom. */
export function AppShell({ ribbon, header, footer, width = 'column', children }: Props) {
  return (
    <div className={css.width[width]}>
      {(ribbon || header) && (
        <header className={css.top}>
          {ribbon && (
            <p className={css.ribbonLine}>
              <span className={css.ribbon}>{ribbon}</span>
            </p>
          )}
          {header}
        </header>
      )}
      <main className={css.main[width]}>{children}</main>
      {footer && <div className={css.bottom}>{footer}</div>}
    </div>
  )
}
