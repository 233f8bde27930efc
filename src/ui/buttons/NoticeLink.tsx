import { ChevronRight, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import * as css from './noticeLink.css.ts'

interface Props {
  href: string
  /** Navigation state for the screen that the link leads to. */
  state?: unknown
  children: ReactNode
  /** Shown after the words, and read as the link's description. */
  detail?: ReactNode
}

/** Renders an amber strip that describes what is pending and links to it. */
export function NoticeLink({ href, state, children, detail }: Props) {
  const words = useId()
  const details = useId()
  return (
    <Link
      href={href}
      state={state}
      className={css.strip}
      aria-labelledby={words}
      aria-describedby={detail ? details : undefined}
    >
      <Clock size={20} />
      <span id={words} className={css.words}>
        {children}
      </span>
      {detail && <span id={details}>{detail}</span>}
      <ChevronRight size={20} />
    </Link>
  )
}
