import { ChevronRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './noticeLink.css.ts'

/** Renders an amber strip that describes a pending request and links to it. */
export function NoticeLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={css.strip}>
      <Clock size={20} />
      <span className={css.words}>{children}</span>
      <ChevronRight size={20} />
    </Link>
  )
}
