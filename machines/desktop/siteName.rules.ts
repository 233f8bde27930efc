/** A host name with a domain, as the browser gives it; the name is what precedes the domain. */
const NAMED = /^(?:www\.|m\.)?([a-z\d-]+)\.(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/

/**
 * Returns the name of a site from its host name, `Tiya` for `www.tiya.com.bd`; undefined for an IP address and for a
 * host without a domain, such as `localhost`.
 */
export function siteNameOf(hostname: string): string | undefined {
  const [, name] = NAMED.exec(hostname) ?? []
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
