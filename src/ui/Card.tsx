import type { ReactNode } from 'react'
import * as css from './card.css.ts'

interface Props {
  /** `wallet`: the gradient under the balance; `brand`: what to do now, in large type. */
  tone?: keyof typeof css.tone | undefined
  children: ReactNode
}

/** A surface that holds one thing. */
export function Card({ tone = 'plain', children }: Props) {
  return <div className={css.tone[tone]}>{children}</div>
}
