import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { AppShell } from '../ui/AppShell.tsx'
import { SiteBanners } from './SiteBanners.tsx'
import { contents } from './screenFrame.css.ts'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

type Props = Omit<ComponentProps<typeof AppShell>, 'ribbon'> & {
  /** Name and state of the flow, for QA and styles. */
  flow: string
  state: string
}

/** What every screen stands in: the site's ribbon and banners, its own header, `main` and footer. */
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
