import type { ReactNode } from 'react'
import * as css from './deposit.css.ts'

interface Props {
  /** Id of the step's heading. */
  id: string
  /** The region of the flow that loads the step's choices, and the state of that region. */
  region: string
  state: string
  children: ReactNode
}

/** Renders a step of the form, with the state of what it loads. */
export function Step({ id, region, state, children }: Props) {
  return (
    <section
      data-flow="deposit"
      data-region={region}
      data-state={state}
      className={css.step}
      aria-labelledby={id}
      aria-busy={state === 'loading'}
    >
      {children}
    </section>
  )
}
