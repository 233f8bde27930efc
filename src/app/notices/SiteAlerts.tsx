import type { SiteAlert } from '#machines/app/site/site.selectors.ts'
import { siteAlertsTexts } from '../../i18n/en/app/siteAlerts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the alerts that apply. */
export default function SiteAlerts({ maintenance, ended, returnTo }: SiteAlert) {
  const { siteAlerts: text, shell } = useTexts(siteAlertsTexts)
  const { router } = useSite()
  return (
    <>
      {maintenance && (
        <Alert tone="amber" live={false}>
          {text.maintenance}
        </Alert>
      )}
      {ended && (
        <Alert tone="amber" action={<TextLink href="/login">{shell.login}</TextLink>}>
          {text.ended}
        </Alert>
      )}
      {returnTo && (
        <Alert
          tone="info"
          action={
            <TextLink href={returnTo} onClick={() => router.send({ type: 'returnTo.dismiss' })}>
              {text.returnToGo}
            </TextLink>
          }
        >
          {text.returnTo}
        </Alert>
      )}
    </>
  )
}
