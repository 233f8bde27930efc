/**
 * An address of the server that may be followed: `http(s)`, `mailto:` or `tel:`; undefined for any other. Without a
 * base only a whole address is one.
 */
export function safeHref(address: string | null | undefined, base?: string): string | undefined {
  const url = parse(address, base)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined
}

/** An address that may be framed: `http(s)` only; empty for any other. */
export function framedAddress(address: unknown, base: string): string {
  const url = typeof address === 'string' ? parse(address, base) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/** The sandbox of a frame: with its own origin only where that is not the site's. */
export function frameSandbox(address: string, origin: string): string {
  const own = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  return parse(address, origin)?.origin === origin ? own : `${own} allow-same-origin`
}

/** The address of a picture: a bare file name lies at `{host}/storage/`. */
export function imageAddress(file: string | null | undefined, apiHost: string): string | undefined {
  if (!file) return undefined
  if (/^https?:\/\//i.test(file)) return file
  return `${apiHost}/storage/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** A slider's link: a path of the site, an address that may be followed, or nothing. */
export function linkTarget(
  link: string | null | undefined,
  origin: string,
): { href: string; away: boolean } | undefined {
  const href = safeHref(link, origin)
  if (!link || !href) return undefined
  const url = new URL(href)
  // A path that starts with `//` would be followed as the address of another site.
  const inside = url.origin === origin && !url.pathname.startsWith('//')
  return inside ? { href: `${url.pathname}${url.search}`, away: false } : { href, away: true }
}

/** WhatsApp travels as digits or as an address. */
export function whatsappHref(value: string | null | undefined): string | undefined {
  if (!value) return undefined
  return /^\+?\d+$/.test(value) ? `https://wa.me/${value.replace('+', '')}` : safeHref(value)
}

function parse(address: string | null | undefined, base?: string): URL | undefined {
  if (!address) return undefined
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
