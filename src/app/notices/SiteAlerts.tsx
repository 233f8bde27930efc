import type { SiteAlert } from '#machines/app/site/site.selectors.ts'
import { siteAlertsTexts } from '../../i18n/en/app/siteAlerts.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { useTexts } from '../useTexts.ts'

/** Renders the alerts that apply. */
export default function SiteAlerts({ maintenance, ended }: SiteAlert) {
  const { siteAlerts: text } = useTexts(siteAlertsTexts)
  return (
    <>
      {maintenance && (
        <Alert tone="amber" live={false}>
          {text.maintenance}
        </Alert>
      )}
      {ended && <Alert tone="amber">{text.ended}</Alert>}
    </>
  )
}
