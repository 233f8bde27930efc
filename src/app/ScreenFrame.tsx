import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { AppShell } from '../ui/AppShell.tsx'
import { SiteBanners } from './SiteBanners.tsx'
import { contents } from './screenFrame.css.ts'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

type Props = Omit<ComponentProps<typeof AppShell>, 'ribbon'> & {
  /** Name and state of the flow, written to `data-flow` and `data-state` for tests. */
  flow: string
  state: string
}

/** Renders the frame of a screen: demo ribbon and site banners, then the screen's own header, `main` and footer. */
export function ScreenFrame({ flow, state, children, ...shell }: Props) {
  const text = useTexts()
  const demo = useSelector(useSite().site, ({ context }) => context.general?.demo === true)
  return (
    <div data-flow={flow} data-state={state} className={contents}>
      <AppShell {...shell} ribbon={demo ? text.common.demo : undefined}>
        {shell.width !== 'full' && <SiteBanners />}
        {children}
      </AppShell>
    </div>
  )
}
