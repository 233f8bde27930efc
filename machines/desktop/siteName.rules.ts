/** A host name with a domain, as reported by the browser. The name is the part before the domain. */
const NAMED = /^(?:www\.|m\.)?([a-z\d-]+)\.(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/

/**
 * Returns the name of a site from its host name: `Tiya` for `www.tiya.com.bd`. Undefined for an IP address or
 * a host without a domain, such as `localhost`.
 */
export function siteNameOf(hostname: string): string | undefined {
  const [, name] = NAMED.exec(hostname) ?? []
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
