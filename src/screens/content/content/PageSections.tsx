import { ChevronDown } from 'lucide-react'
import { Blocks } from '#src/app/frame/Blocks.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import type { PageSection, PageText } from '#src/i18n/pageText.ts'
import { RevealFragment } from '#src/ui/lists/RevealFragment.tsx'
import * as css from './content.css.ts'

/** A page with fewer sections than this has no table of contents. */
const LISTED_FROM = 5

/** Renders the text of a page: the lead, a table of contents if the page is long, and the sections. */
export function PageSections({ text: { lead, sections } }: { text: PageText }) {
  return (
    <article className={css.page}>
      <p className={css.lead}>{lead}</p>
      {sections.length >= LISTED_FROM && <Contents sections={sections} />}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <RevealFragment />
    </article>
  )
}

function Contents({ sections }: { sections: readonly PageSection[] }) {
  const { content } = useTexts(contentTexts)
  return (
    <nav aria-label={content.contents}>
      <ol className={css.contents}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.chip}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section: { id, title, text, links, questions } }: { section: PageSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <Blocks blocks={text} links={links} />
      {questions?.map((question) => (
        <details key={question.id} id={question.id} className={css.question}>
          <summary className={css.summary}>
            <span className={css.words}>{question.title}</span>
            <ChevronDown size={20} className={css.chevron} />
          </summary>
          <div className={css.answer}>
            <Blocks blocks={question.text} links={question.links} />
          </div>
        </details>
      ))}
    </section>
  )
}
