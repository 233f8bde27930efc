import type { General } from '@tiya/contract/site'
import type { ScreenName } from '../../common/routing/routes.ts'

interface Site {
  readonly context: { readonly general: General | null }
}

/** Selects whether the operator has closed the site, also while the settings are loaded again. */
export function isClosed({ context }: Site): boolean {
  return context.general?.site_status === false
}

/** Selects what the operator calls the site. */
export const siteTitle = ({ context }: Site) => context.general?.site_title

/** Selects whether the site is a demo. */
export const isDemo = ({ context }: Site) => context.general?.demo === true

/** What the alerts above a screen say. */
export interface SiteAlert {
  readonly maintenance: boolean
  readonly ended: boolean
}

interface Page {
  readonly shown: { readonly screen: ScreenName } | null
  readonly ended: boolean
}

/** Returns true on `/`: the home or, on a desktop, `Coming soon`. */
export function isFront({ shown }: Pick<Page, 'shown'>): boolean {
  return shown?.screen === 'home' || shown?.screen === 'comingSoon'
}

/** Returns true if the maintenance page replaces the screen: only `/` is closed. */
export function isMaintenancePage(page: Pick<Page, 'shown'>, closed: boolean): boolean {
  return closed && isFront(page)
}

/**
 * Returns what the router's page says above its screen, null if nothing: `/` has a page for the maintenance, and
 * the other screens say nothing of the session.
 */
export function alertsOf(page: Page, closed: boolean): SiteAlert | null {
  const front = isFront(page)
  const alerts = { maintenance: closed && !front, ended: front && page.ended }
  return Object.values(alerts).some(Boolean) ? alerts : null
}
