import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { AppShell } from '../../ui/layout/AppShell.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { SiteBanners } from '../notices/SiteBanners.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { contents } from './screenFrame.css.ts'

const Notices = lazyPart('Notices', () => import('../notices/Notices.tsx'))

type Props = Omit<ComponentProps<typeof AppShell>, 'ribbon' | 'notices'> & {
  /** Name and state of the flow, written to `data-flow` and `data-state` for tests. */
  flow: string
  state: string
  /** True while something covers the screen: it can be neither touched nor read out. */
  inert?: boolean
}

/** Renders a screen's frame: demo ribbon, notices, site banners, and its own header, `main` and footer. */
export function ScreenFrame({ flow, state, inert, children, ...shell }: Props) {
  const text = useTexts()
  const { root, site } = useSite()
  const demo = useSelector(site, ({ context }) => context.general?.demo === true)
  const later = useSelector(root, ({ context }) => context.later)
  return (
    <div data-flow={flow} data-state={state} inert={inert} className={contents}>
      <AppShell {...shell} ribbon={demo ? text.common.demo : undefined} notices={later && <Notices />}>
        {shell.width !== 'full' && <SiteBanners />}
        {children}
      </AppShell>
    </div>
  )
}
