import { ChevronRight, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import * as css from './noticeLink.css.ts'

interface Props {
  href: string
  /** Navigation state for the screen that the link leads to. */
  state?: unknown
  /** The name of the link. */
  children: ReactNode
  /** Shown after the words, and read as the link's description. */
  detail?: ReactNode
}

/** Renders an amber strip that describes what is pending and links to it. */
export function NoticeLink({ href, state, children, detail }: Props) {
  const details = useId()
  return (
    <div className={css.strip}>
      <Clock size={20} />
      <Link href={href} state={state} className={css.link} aria-describedby={detail ? details : undefined}>
        {children}
      </Link>
      {detail && <span id={details}>{detail}</span>}
      <ChevronRight size={20} />
    </div>
  )
}
