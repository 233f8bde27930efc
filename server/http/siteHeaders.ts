/*
 * The response headers of the built site, for the sandbox and for `dist/_headers`. It imports nothing, because the
 * build uses it too.
 */

/** Headers for a path, or for all paths with a prefix if `path` ends with `*`. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sources by directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/**
 * Returns the policy of the site's pages.
 *
 * @param connectHosts additional origins that the site may call
 * @param scripts hashes of the scripts that stand in the page
 * @param framedBy origins whose pages may frame the page
 */
export function sitePolicy(
  connectHosts: readonly string[],
  scripts: readonly string[] = [],
  framedBy: "'none'" | "'self'" = "'none'",
): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'http:', 'https:', 'blob:', 'data:'],
    'frame-src': ["'self'", 'http:', 'https:'],
    'connect-src': ["'self'", ...connectHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
  }
}

/** Returns a policy as the value of its header. */
function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * Returns the rules for all files in `dist/`. If several apply to a path, later ones override individual headers.
 * Files that no specific rule names are revalidated: pages at every address, the service worker and the manifest.
 */
export function siteRules(
  connectHosts: readonly string[] = [],
  scripts: readonly string[] = [],
): readonly HeaderRule[] {
  const framed = { 'Content-Security-Policy': policyText(sitePolicy(connectHosts, scripts, "'self'")) }
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(sitePolicy(connectHosts, scripts)),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: '/art/*', headers: { 'Cache-Control': ONE_HOUR } },
    { path: '/icons/*', headers: { 'Cache-Control': ONE_HOUR } },
    // Framed pages, whose origin is opaque, use the fonts too.
    { path: '/fonts/*', headers: { 'Cache-Control': ONE_HOUR, 'Access-Control-Allow-Origin': '*' } },
    // A game's exit leads to this page within the game's frame.
    { path: '/back.html', headers: framed },
    // The path at which Cloudflare serves it.
    { path: '/back', headers: framed },
  ]
}

/** Returns the headers that the rules set for a path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  return Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers))
}

function matches(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
}
