import { useHasPage } from '#src/app/operator/useHasPage.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { siteLinksTexts } from '#src/i18n/en/app/siteLinks.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import * as css from './signup.css.ts'

/**
 * Renders links to what the player agrees to, or the names of pages that are not there. They open in new tabs, so what
 * was typed in the form is not lost.
 */
export function TermsLinks() {
  const { siteLinks } = useTexts(siteLinksTexts)
  const hasPage = useHasPage()
  return (
    <div className={css.termsLinks}>
      {(['terms', 'privacy', 'age-limit'] as const).map((page) =>
        hasPage(page) ? (
          <TextLink key={page} href={`/${page}`} external>
            {siteLinks.pages[page]}
          </TextLink>
        ) : (
          <span key={page} className={css.term}>
            {siteLinks.pages[page]}
          </span>
        ),
      )}
    </div>
  )
}
