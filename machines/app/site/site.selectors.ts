import type { ScreenName } from '../../common/routes.ts'
import type { General } from '../../contract/site.ts'

interface Site {
  readonly context: { readonly general: General | null }
}

/** Selects whether the operator has closed the site, also while the settings are loaded again. */
export function isClosed({ context }: Site): boolean {
  return context.general?.site_status === false
}

/** What the alerts above a screen say. */
export interface SiteAlert {
  readonly maintenance: boolean
  readonly ended: boolean
  /** The address that a guest was redirected away from. */
  readonly returnTo: string | null
}

interface Page {
  readonly shown: { readonly screen: ScreenName } | null
  readonly session: unknown
  readonly ended: boolean
  readonly returnTo: string | null
}

/** Returns true if the maintenance page replaces the screen: only the home is closed. */
export function isMaintenancePage({ shown }: Pick<Page, 'shown'>, closed: boolean): boolean {
  return closed && shown?.screen === 'home'
}

/**
 * Returns what the router's page says above its screen, null if nothing: the home has a page for the maintenance, and
 * the other screens say nothing of the session.
 */
export function alertsOf({ shown, session, ended, returnTo }: Page, closed: boolean): SiteAlert | null {
  const home = shown?.screen === 'home'
  const alerts = {
    maintenance: closed && !home,
    ended: home && ended,
    returnTo: home && session ? returnTo : null,
  }
  return Object.values(alerts).some(Boolean) ? alerts : null
}
