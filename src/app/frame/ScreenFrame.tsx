import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { AnyActorRef } from 'xstate'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import { AppShell } from '../../ui/layout/AppShell.tsx'
import { contents } from '../flow.css.ts'
import { LanguageBar } from '../head/LanguageButton.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { OfflineNotice } from '../notices/OfflineNotice.tsx'
import { SiteBanners } from '../notices/SiteBanners.tsx'
import { useSite } from '../site.context.ts'
import { useFlow } from '../useFlow.ts'
import { useTexts } from '../useTexts.ts'

const UpdateNotice = lazyPart('UpdateNotice', () => import('../notices/UpdateNotice.tsx'))

type Props = Omit<ComponentProps<typeof AppShell>, 'ribbon' | 'notices'> & {
  /** The screen's flow. */
  actor: AnyActorRef
  /** True while something covers the screen: it can be neither touched nor read out. */
  inert?: boolean
}

/**
 * Renders a screen's frame: demo ribbon, notices, site banners, header, `main` and footer. A screen without a header of
 * its own has one with the language.
 */
export function ScreenFrame({ actor, inert, header = <LanguageBar />, children, ...shell }: Props) {
  const text = useTexts()
  const { root, site } = useSite()
  const demo = useSelector(site, isDemo)
  const update = useSelector(root, ({ context }) => context.update)
  return (
    <div {...useFlow(actor)} inert={inert} className={contents}>
      <AppShell
        {...shell}
        header={header}
        ribbon={demo ? text.common.demo : undefined}
        notices={
          <>
            <OfflineNotice />
            {update && <UpdateNotice actor={update} />}
          </>
        }
      >
        {shell.width !== 'full' && <SiteBanners />}
        {children}
      </AppShell>
    </div>
  )
}
