import { useSelector } from '@xstate/react'
import { Alert } from '../ui/Alert.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** What the whole site has to say above a screen: maintenance, a session that ended, a way to go on. */
export function SiteBanners() {
  const text = useTexts()
  const { site, router } = useSite()
  const closed = useSelector(site, ({ context }) => context.general?.site_status === false)
  const home = useSelector(router, ({ context }) => context.shown?.screen === 'home')
  const ended = useSelector(router, ({ context }) => context.ended)
  const wanted = useSelector(router, ({ context }) => (context.session ? context.wanted : null))
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
      {wanted && home && (
        <Alert
          tone="info"
          action={
            <TextLink href={wanted} onClick={() => router.send({ type: 'wanted.dismiss' })}>
              {text.shell.wantedGo}
            </TextLink>
          }
        >
          {text.shell.wanted}
        </Alert>
      )}
    </>
  )
}
