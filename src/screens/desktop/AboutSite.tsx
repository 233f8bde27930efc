import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { lazyPart } from '../../app/loading/lazyPart.tsx'
import { FoldedText } from '../../app/operator/FoldedText.tsx'
import { title as groupTitle } from '../../app/operator/footerGroup.css.ts'
import { useHome } from '../../app/operator/useHome.ts'
import { useMadeUp } from '../../app/operator/useMadeUp.ts'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import type { PageText } from '../../i18n/pageText.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import * as css from './desktopFooter.css.ts'

interface Props {
  actor: ActorRefFrom<typeof desktopFrameMachine>
  title: string
}

/** Creates a component that fetches the text in a language and renders it. */
const textOf = (name: string, load: () => Promise<{ text: PageText }>): ComponentType =>
  lazyPart(name, () => load().then(({ text }) => ({ default: () => <Sections text={text} /> })), {
    placeholder: <Loading />,
  })

const modules = import.meta.glob<{ text: PageText }>('../../i18n/*/desktop/pages/footer.ts')
const texts = new Map(
  Object.entries(modules).map(([file, load]) => [file, textOf(`AboutSite ${file}`, load)]),
)

/** Renders the text about the site, folded to 970 px until the visitor asks for more. */
export function AboutSite({ actor, title }: Props) {
  const isUnfolded = useSelector(actor, (snapshot) => snapshot.matches({ footer: 'unfolded' }))
  const language = useSelector(useSite().shell, ({ context }) => context.language)
  const own = useHome()
  const Text = texts.get(`../../i18n/${language}/desktop/pages/footer.ts`) ?? Loading
  return (
    <section className={css.about}>
      <FoldedText
        key={own?.seo?.join()}
        unfolded={isUnfolded}
        onToggle={() => actor.send({ type: 'footer.toggled' })}
        css={css}
        own={own?.seo}
      >
        <h2 className={css.heading} dir="auto">
          {title}
        </h2>
        {own?.seo ? own.seo.map((paragraph) => <p key={paragraph}>{paragraph}</p>) : own && <Text />}
      </FoldedText>
    </section>
  )
}

/** The sections that say what a player is given, which only the operator can say. */
const OFFERS: readonly string[] = ['welcome', 'cashback', 'vip', 'referral']

function Sections({ text: { lead, sections } }: { text: PageText }) {
  const madeUp = useMadeUp()
  const shown = sections.filter(({ id }) => madeUp || !OFFERS.includes(id))
  return (
    <>
      <p>{lead}</p>
      {shown.map(({ id, title, text = [] }) => (
        <div key={id} className={css.part}>
          <h3 className={groupTitle}>{title}</h3>
          {text.flat().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </>
  )
}

function Loading() {
  const { desktopFrame } = useTexts(desktopFrameTexts)
  return (
    <section aria-busy aria-label={desktopFrame.aboutLoading} className={css.prose}>
      <Skeleton shape="text" count={4} />
    </section>
  )
}
