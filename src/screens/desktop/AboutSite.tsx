import { useSelector } from '@xstate/react'
import { type ComponentType, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Language } from '../../../machines/app/shell/shell.machine.ts'
import type { desktopFrameMachine } from '../../../machines/desktop/desktopFrame.machine.ts'
import { lazyWithRetry } from '../../app/lazyWithRetry.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import type { PageText } from '../../i18n/pageText.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import * as css from './desktopFooter.css.ts'

interface Props {
  actor: ActorRefFrom<typeof desktopFrameMachine>
  title: string
}

/** Creates a component that fetches the text in a language and renders it. */
const textOf = (load: () => Promise<{ text: PageText }>): ComponentType =>
  lazyWithRetry(() => load().then(({ text }) => ({ default: () => <Sections text={text} /> })), <Loading />)

const texts: Readonly<Record<Language, ComponentType>> = {
  en: textOf(() => import('../../i18n/en/desktop/pages/footer.ts')),
  bn: textOf(() => import('../../i18n/bn/desktop/pages/footer.ts')),
}

/** Renders the text about the site, folded to 970 px until the visitor asks for more. */
export function AboutSite({ actor, title }: Props) {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const id = useId()
  const isUnfolded = useSelector(actor, (snapshot) => snapshot.matches({ footer: 'unfolded' }))
  const language = useSelector(useSite().shell, ({ context }) => context.language)
  const Text = texts[language]
  return (
    <section className={css.about}>
      <div id={id} className={isUnfolded ? css.prose : css.folded}>
        <h2 className={css.heading} dir="auto">
          {title}
        </h2>
        <Text />
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => actor.send({ type: 'footer.toggled' })}
      >
        {isUnfolded ? belowTheFold.showLess : belowTheFold.showMore}
      </Button>
    </section>
  )
}

function Sections({ text: { lead, sections } }: { text: PageText }) {
  return (
    <>
      <p>{lead}</p>
      {sections.map(({ id, title, text }) => (
        <div key={id} className={css.part}>
          <h3 className={css.title}>{title}</h3>
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
      <Skeleton shape="row" count={4} />
    </section>
  )
}
