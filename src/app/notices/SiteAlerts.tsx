import type { SiteAlert } from '#machines/app/site/site.selectors.ts'
import { siteAlertsTexts } from '../../i18n/en/app/siteAlerts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert, Note } from '../../ui/feedback/Alert.tsx'
import { useTexts } from '../useTexts.ts'

/** Renders the alerts that apply. `closed`: the screen of a site under maintenance, which has no bar, stands below them. */
export default function SiteAlerts({ maintenance, ended, closed }: SiteAlert & { closed: boolean }) {
  const { siteAlerts: text, shell } = useTexts(siteAlertsTexts)
  return (
    <>
      {maintenance && <Note tone="amber">{text.maintenance}</Note>}
      {ended && (
        <Alert tone="amber" action={closed && <TextLink href="/login">{shell.login}</TextLink>}>
          {text.ended}
        </Alert>
      )}
    </>
  )
}
