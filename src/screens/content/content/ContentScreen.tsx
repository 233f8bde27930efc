import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { contentMachine } from '#machines/content/content/content.machine.ts'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { SiteLinks } from '#src/app/frame/SiteLinks.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useFlowState } from '#src/app/useFlowState.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { siteLinksTexts } from '#src/i18n/en/app/siteLinks.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { ScreenHeader } from '#src/ui/layout/ScreenHeader.tsx'
import { art } from './art.tsx'
import * as css from './content.css.ts'
import { PartnerLogin } from './PartnerLogin.tsx'
import { pageIn } from './pages.tsx'

/** The screen of a text page, such as `/terms`. */
export function ContentScreen({ actor }: { actor: ActorRefFrom<typeof contentMachine> }) {
  const { content, siteLinks, common } = useTexts(contentTexts, siteLinksTexts)
  const { router, shell, site } = useSite()
  const state = useFlowState(actor)
  const page = useSelector(actor, ({ context }) => context.page)
  const language = useSelector(shell, ({ context }) => context.language)
  const demo = useSelector(site, ({ context }) => context.general?.demo === true)
  const back = { label: common.back, onPress: () => router.send({ type: 'navigate', to: '/' }) }
  const Page = pageIn(language, page)
  return (
    <ScreenFrame
      flow="content"
      state={state}
      header={<ScreenHeader title={siteLinks.pages[page]} back={back} />}
      footer={<SiteBar />}
    >
      {art[page]}
      <Page />
      {page === 'affiliate' && <PartnerLogin />}
      {demo && (
        <Alert tone="info" live={false}>
          {content.demo}
        </Alert>
      )}
      <div className={css.end}>
        <SiteLinks />
      </div>
    </ScreenFrame>
  )
}
