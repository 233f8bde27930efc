/**
 * Returns the name of a site from its host name, `Tiya` for `www.tiya.com.bd`; undefined for an IP address and for a
 * host without a domain, such as `localhost`.
 */
export function siteNameOf(hostname: string): string | undefined {
  const [name = '', ...domain] = hostname.replace(/^(www|m)\./, '').split('.')
  const isAddress = hostname.includes(':') || /^\d+$/.test(domain.at(-1) ?? '')
  if (name === '' || domain.length === 0 || isAddress) return undefined
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
