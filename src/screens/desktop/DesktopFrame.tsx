import type { ReactNode } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { contents } from '../../app/flow.css.ts'
import { ScreenFrame } from '../../app/frame/ScreenFrame.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { BrandBar } from './BrandBar.tsx'
import { DesktopFooter } from './DesktopFooter.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { TopBar } from './TopBar.tsx'

interface Props {
  /** The page's flow. */
  actor: AnyActorRef
  frame: ActorRefFrom<typeof desktopFrameMachine>
  /** False if the page itself has what a guest needs to log in or register. */
  guestLinks?: boolean
  /** The page, including its level-1 heading. */
  children: ReactNode
}

/** Renders the older shell around a page: clock and contacts, wallet, navigation, and folded footer. */
export function DesktopFrame({ actor, frame, guestLinks = true, children }: Props) {
  return (
    <ScreenFrame
      actor={actor}
      width="bands"
      header={
        <div {...useFlow(frame)} className={contents}>
          <TopBar actor={frame} />
          <BrandBar guestLinks={guestLinks} />
          <MainNavigation actor={frame} />
        </div>
      }
      footer={<DesktopFooter actor={frame} />}
    >
      {children}
    </ScreenFrame>
  )
}
