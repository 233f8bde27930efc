import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { contents } from '../../app/frame/screenFrame.css.ts'
import { useFlowState } from '../../app/useFlowState.ts'
import * as css from './records.css.ts'

interface Props {
  /** Id of the flow's machine. */
  flow: string
  actor: AnyActorRef
  children: ReactNode
}

/** Renders the open tab of a screen with several lists, marked with the state of the tab's flow. */
export function RecordsPanel({ flow, actor, children }: Props) {
  const states = useFlowState(actor)
  return (
    <div data-flow={flow} data-state={states} className={contents}>
      <div className={css.panel}>{children}</div>
    </div>
  )
}
