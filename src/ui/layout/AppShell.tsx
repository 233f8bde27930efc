import type { ReactNode } from 'react'
import * as css from './appShell.css.ts'

interface Props {
  /** Label of the demo ribbon: `Demo · play money`. */
  ribbon?: string | undefined
  /** The screen's header, sticky at the top. */
  header?: ReactNode
  /** Site-wide notices, shown below the header. */
  notices?: ReactNode
  /** A bottom bar or an action footer, sticky at the bottom. */
  footer?: ReactNode
  /**
   * `column`: a phone's width, centred in a wide window; `wide`: up to 1200 px; `full`: edge to edge, for
   * frames; `bands`: header and footer run edge to edge and scroll with the page, and `main` is up to 1200 px
   * wide.
   */
  width?: keyof typeof css.width | undefined
  children: ReactNode
}

/**
 * Renders the layout of a screen: header, `main`, footer. Header and footer are sticky unless `width` is
 * `bands`.
 */
export function AppShell({ ribbon, header, notices, footer, width = 'column', children }: Props) {
  return (
    <div className={css.width[width]}>
      {(ribbon || header || notices) && (
        <header className={css.top[width]}>
          {ribbon && (
            <p className={css.ribbonLine}>
              <span className={css.ribbon}>{ribbon}</span>
            </p>
          )}
          {header}
          {notices}
        </header>
      )}
      <main className={css.main[width]}>{children}</main>
      {footer && <div className={css.bottom[width]}>{footer}</div>}
    </div>
  )
}
