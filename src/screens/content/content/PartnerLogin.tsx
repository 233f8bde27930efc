import { useAffiliateHref } from '#src/app/useAffiliateHref.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'

/** Links to the affiliates' site, if one is configured. */
export function PartnerLogin() {
  const { content } = useTexts(contentTexts)
  const href = useAffiliateHref()
  return (
    href && (
      <p>
        <TextLink href={href} external>
          {content.partnerLogin}
        </TextLink>
      </p>
    )
  )
}
