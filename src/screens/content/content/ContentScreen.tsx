import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import type { contentMachine } from '#machines/content/content/content.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { SiteLinks } from '#src/app/frame/SiteLinks.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { siteLinksTexts } from '#src/i18n/en/app/siteLinks.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { art } from './art.tsx'
import * as css from './content.css.ts'
import { PartnerLogin } from './PartnerLogin.tsx'
import { pageIn } from './pages.tsx'

/** The screen of a text page, such as `/terms`. */
export function ContentScreen({ actor }: { actor: ActorRefFrom<typeof contentMachine> }) {
  const { content, siteLinks } = useTexts(contentTexts, siteLinksTexts)
  const { shell, site } = useSite()
  const page = useSelector(actor, ({ context }) => context.page)
  const language = useSelector(shell, ({ context }) => context.language)
  const demo = useSelector(site, isDemo)
  const Page = pageIn(language, page)
  return (
    <BackFrame actor={actor} title={siteLinks.pages[page]} back="/" footer={<SiteBar />}>
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
    </BackFrame>
  )
}
