import type { ReactNode } from 'react'
import * as css from './actionFooter.css.ts'

/** For the shell's bottom: what will happen and its amount, then the one button. */
export function ActionFooter({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <footer className={css.footer}>
      {summary && <div className={css.summary}>{summary}</div>}
      {children}
    </footer>
  )
}
