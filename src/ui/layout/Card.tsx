import type { ReactNode } from 'react'
import * as css from './card.css.ts'

interface Props {
  /** `wallet`: the gradient of the balance card; `brand`: large type for the next action. */
  tone?: keyof typeof css.tone | undefined
  children: ReactNode
}

/** Renders a surface that groups its content. */
export function Card({ tone = 'plain', children }: Props) {
  return <div className={css.tone[tone]}>{children}</div>
}
