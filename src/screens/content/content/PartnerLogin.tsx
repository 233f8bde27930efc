import { useAffiliateHref } from '../../../app/useAffiliateHref.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { contentTexts } from '../../../i18n/en/content/content.ts'
import { TextLink } from '../../../ui/TextLink.tsx'

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
