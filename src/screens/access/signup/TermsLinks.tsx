import { useTexts } from '#src/app/useTexts.ts'
import { siteLinksTexts } from '#src/i18n/en/app/siteLinks.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import * as css from './signup.css.ts'

/**
 * Renders links to what the player agrees to. They open in new tabs, so what was typed in the form is not
 * lost.
 */
export function TermsLinks() {
  const { siteLinks } = useTexts(siteLinksTexts)
  return (
    <div className={css.termsLinks}>
      {(['terms', 'privacy', 'age-limit'] as const).map((page) => (
        <TextLink key={page} href={`/${page}`} external>
          {siteLinks.pages[page]}
        </TextLink>
      ))}
    </div>
  )
}
