import { useSelector } from '@xstate/react'
import { lazyWithRetry } from './lazyWithRetry.tsx'
import { useSite } from './site.context.ts'

const SiteAlerts = lazyWithRetry(() => import('./SiteAlerts.tsx'))

/** Renders site-wide alerts above a screen: maintenance, an expired session, a link back to the requested page. */
export function SiteBanners() {
  const { site, router } = useSite()
  const home = useSelector(router, ({ context }) => context.shown?.screen === 'home')
  const closed = useSelector(site, ({ context }) => context.general?.site_status === false)
  const ended = useSelector(router, ({ context }) => context.ended)
  const returnTo = useSelector(router, ({ context }) => (context.session ? context.returnTo : null))
  if (!(home ? ended || returnTo : closed)) return null
  return <SiteAlerts maintenance={closed && !home} ended={ended && home} returnTo={home ? returnTo : null} />
}
