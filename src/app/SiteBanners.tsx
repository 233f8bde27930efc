import { useSelector } from '@xstate/react'
import { Alert } from '../ui/Alert.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** Renders site-wide alerts above a screen: maintenance, an expired session, a link back to the requested page. */
export function SiteBanners() {
  const text = useTexts()
  const { site, router } = useSite()
  const closed = useSelector(site, ({ context }) => context.general?.site_status === false)
  const home = useSelector(router, ({ context }) => context.shown?.screen === 'home')
  const ended = useSelector(router, ({ context }) => context.ended)
  const returnTo = useSelector(router, ({ context }) => (context.session ? context.returnTo : null))
  return (
    <>
      {closed && !home && (
        <Alert tone="amber" live={false}>
          {text.shell.maintenanceBanner}
        </Alert>
      )}
      {ended && home && (
        <Alert tone="amber" action={<TextLink href="/login">{text.shell.login}</TextLink>}>
          {text.shell.ended}
        </Alert>
      )}
      {returnTo && home && (
        <Alert
          tone="info"
          action={
            <TextLink href={returnTo} onClick={() => router.send({ type: 'returnTo.dismiss' })}>
              {text.shell.returnToGo}
            </TextLink>
          }
        >
          {text.shell.returnTo}
        </Alert>
      )}
    </>
  )
}
