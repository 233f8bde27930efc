import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import type { contentMachine } from '#machines/content/content/content.machine.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SiteLinks } from '#src/app/frame/SiteLinks.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { siteLinksTexts } from '#src/i18n/en/app/siteLinks.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import type { PageText } from '#src/i18n/pageText.ts'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { NotFoundScreen } from '../../app/notFound/NotFoundScreen.tsx'
import { art } from './art.tsx'
import * as css from './content.css.ts'
import { PageLoading } from './PageLoading.tsx'
import { PageSections } from './PageSections.tsx'
import { PartnerLogin } from './PartnerLogin.tsx'

interface Props {
  actor: ActorRefFrom<typeof contentMachine>
}

/** The screen of a text page, such as `/terms`. */
export function ContentScreen({ actor }: Props) {
  const { content, siteLinks } = useTexts(contentTexts, siteLinksTexts)
  const { site, environment } = useSite()
  const page = useSelector(actor, ({ context }) => context.page)
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  const demo = useSelector(site, isDemo)
  if (missing) return <NotFoundScreen actor={actor} />
  return (
    <BackFrame actor={actor} title={siteLinks.pages[page]} back="/" siteBar>
      {!environment.config.operator && art[page]}
      <Text actor={actor} />
      {page === 'affiliate' && <PartnerLogin />}
      {demo && <Note tone="info">{content.demo}</Note>}
      <div className={css.end}>
        <SiteLinks />
      </div>
    </BackFrame>
  )
}

/** Renders the page's text, a placeholder, or why it could not be loaded. */
function Text({ actor }: Props) {
  const { failure } = useTexts()
  const load = useSelector(actor, ({ children }) => children.loadText)
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const text = useSelector(actor, ({ context }) => context.shown?.text)
  return (
    <LoadNotice load={load} words={{ refused: failure.notLoaded, silent: failure.part }}>
      {shown ? <PageSections text={text as PageText} /> : <PageLoading />}
    </LoadNotice>
  )
}
