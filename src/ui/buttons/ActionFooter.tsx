import type { ReactNode } from 'react'
import * as css from './actionFooter.css.ts'

/** Renders a form's footer at the bottom of the shell: a summary with the amount, then the submit button. */
export function ActionFooter({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <footer className={css.footer}>
      {summary && <div className={css.summary}>{summary}</div>}
      {children}
    </footer>
  )
}
