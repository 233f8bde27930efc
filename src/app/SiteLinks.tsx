import { Link } from 'wouter'
import { CONTENT_PAGES } from '../../machines/app/router/routes.ts'
import { contentTexts } from '../i18n/en/content/content.ts'
import { SupportLink } from './SupportLink.tsx'
import * as css from './siteLinks.css.ts'
import { useTexts } from './useTexts.ts'

/** Renders the links to support and to the pages of text. */
export function SiteLinks() {
  const { content } = useTexts(contentTexts)
  return (
    <nav aria-label={content.links}>
      <ul className={css.links}>
        <li>
          <SupportLink className={css.link}>{content.support}</SupportLink>
        </li>
        {CONTENT_PAGES.map((page) => (
          <li key={page}>
            <Link href={`/${page}`} className={css.link}>
              {content.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
