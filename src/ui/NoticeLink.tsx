import { ChevronRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as css from './noticeLink.css.ts'

/** The amber strip of what is pending: its state in words, leading to it. */
export function NoticeLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={css.strip}>
      <Clock size={20} />
      <span className={css.words}>{children}</span>
      <ChevronRight size={20} />
    </Link>
  )
}
