import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame.machine.ts'
import { contents } from '../../app/frame/screenFrame.css.ts'
import { useFlowState } from '../../app/useFlowState.ts'

interface Props {
  actor: ActorRefFrom<typeof desktopFrameMachine>
  children: ReactNode
}

/** Writes the state of the frame to `data-flow` and `data-state` for tests. */
export function FrameState({ actor, children }: Props) {
  return (
    <div data-flow="desktopFrame" data-state={useFlowState(actor)} className={contents}>
      {children}
    </div>
  )
}
