import { barePath, LEGACY_REDIRECTS, LOGOUT_PATH, routeOf } from '../../machines/common/routing/routes.ts'

/** The address under which the site's page is cached. Every route uses this page. */
export const PAGE = '/'

/** Returns true for a path of the site. The worker ignores other pages of its host. */
export function isSitePath(path: string): boolean {
  const bare = barePath(path)
  return routeOf(bare) !== undefined || bare in LEGACY_REDIRECTS || bare === LOGOUT_PATH
}

/** Returns true for a path that may be a page's, of the site or not: no call, and no file. */
export function isPagePath(path: string): boolean {
  return !/^\/api(\/|$)|\.[^/]*$/.test(path)
}

/** Returns the addresses of the scripts and styles that a page of the site loads. */
export function filesOf(html: string): readonly string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = '']) => address,
  )
}

/** Returns the configuration in a page of the site, as text. */
export function configOf(html: string): string {
  return /<script\b[^>]*\sid="config"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
}
