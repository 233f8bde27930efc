import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame.machine.ts'
import { ScreenFrame } from '../../app/frame/ScreenFrame.tsx'
import { BrandBar } from './BrandBar.tsx'
import { DesktopFooter } from './DesktopFooter.tsx'
import { FrameState } from './FrameState.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { TopBar } from './TopBar.tsx'

interface Props {
  /** Name and state of the page's flow, written to `data-flow` and `data-state` for tests. */
  flow: string
  state: string
  frame: ActorRefFrom<typeof desktopFrameMachine>
  /** The page, including its level-1 heading. */
  children: ReactNode
}

/** Renders the older shell around a page: clock and contacts, wallet, navigation, and folded footer. */
export function DesktopFrame({ flow, state, frame, children }: Props) {
  return (
    <ScreenFrame
      flow={flow}
      state={state}
      width="bands"
      header={
        <FrameState actor={frame}>
          <TopBar actor={frame} />
          <BrandBar />
          <MainNavigation actor={frame} />
        </FrameState>
      }
      footer={<DesktopFooter actor={frame} />}
    >
      {children}
    </ScreenFrame>
  )
}
