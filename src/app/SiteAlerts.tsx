import { siteAlertsTexts } from '../i18n/en/app/siteAlerts.ts'
import { Alert } from '../ui/Alert.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  maintenance: boolean
  ended: boolean
  /** The address that a guest was redirected away from. */
  returnTo: string | null
}

/** Renders the alerts that apply. */
export default function SiteAlerts({ maintenance, ended, returnTo }: Props) {
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
