import { Link } from 'wouter'
import { CONTENT_PAGES } from '#machines/common/routing/routes.ts'
import { siteLinksTexts } from '../../i18n/en/app/siteLinks.ts'
import { useHasPage } from '../operator/useHasPage.ts'
import { useHome } from '../operator/useHome.ts'
import { useAffiliateHref } from '../useAffiliateHref.ts'
import { useTexts } from '../useTexts.ts'
import { OwnLinks } from './OwnLinks.tsx'
import { SupportLink } from './SupportLink.tsx'
import * as css from './siteLinks.css.ts'

/** Renders the links to support and to the content pages. Of a page that is not there it keeps the name. */
export function SiteLinks() {
  const { siteLinks } = useTexts(siteLinksTexts)
  const affiliate = useAffiliateHref()
  const hasPage = useHasPage()
  return (
    <nav aria-label={siteLinks.links}>
      <ul className={css.links}>
        <li>
          <SupportLink className={css.link}>{siteLinks.support}</SupportLink>
        </li>
        {CONTENT_PAGES.map((page) => (
          <li key={page}>
            {page === 'affiliate' && affiliate ? (
              <a href={affiliate} target="_blank" rel="noopener noreferrer" className={css.link}>
                {siteLinks.pages[page]}
              </a>
            ) : hasPage(page) ? (
              <Link href={`/${page}`} className={css.link}>
                {siteLinks.pages[page]}
              </Link>
            ) : (
              <span className={css.name}>{siteLinks.pages[page]}</span>
            )}
          </li>
        ))}
        <OwnLinks links={useHome()?.guides} />
      </ul>
    </nav>
  )
}
