import { shallowEqual, useSelector } from '@xstate/react'
import { alertsOf, isClosed } from '#machines/app/site/site.selectors.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useSite } from '../site.context.ts'

const SiteAlerts = lazyPart('SiteAlerts', () => import('./SiteAlerts.tsx'))

/** Renders site-wide alerts above a screen: maintenance, an expired session. */
export function SiteBanners() {
  const { site, router } = useSite()
  const closed = useSelector(site, isClosed)
  const alerts = useSelector(router, ({ context }) => alertsOf(context, closed), shallowEqual)
  return alerts && <SiteAlerts {...alerts} closed={closed} />
}
