import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { useFlow } from '../../app/useFlow.ts'
import * as css from './records.css.ts'

interface Props {
  actor: AnyActorRef
  children: ReactNode
}

/** Renders the open tab of a screen with several lists, marked with the state of the tab's flow. */
export function RecordsPanel({ actor, children }: Props) {
  return (
    <div {...useFlow(actor)} className={css.panel}>
      {children}
    </div>
  )
}
