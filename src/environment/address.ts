/**
 * Returns an address from the server if it is safe to link to: `http(s)`, `mailto:` or `tel:`. Undefined otherwise.
 * Without a base, a relative address is not accepted.
 */
export function safeHref(address: string | null | undefined, base?: string): string | undefined {
  const url = parse(address, base)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined
}

/** Returns an address that is safe to show in a frame: `http(s)` only. Empty otherwise. */
export function framedAddress(address: unknown, base: string): string {
  const url = typeof address === 'string' ? parse(address, base) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/** Returns the `sandbox` attribute of a frame. A page from the site's own origin does not get `allow-same-origin`. */
export function frameSandbox(address: string, origin: string): string {
  const tokens = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  return parse(address, origin)?.origin === origin ? tokens : `${tokens} allow-same-origin`
}

/** Returns the address of a picture: absolute addresses as they are, file names below `{host}/storage/`. */
export function imageAddress(file: string | null | undefined, apiHost: string): string | undefined {
  if (!file) return undefined
  if (/^https?:\/\//i.test(file)) return file
  return `${apiHost}/storage/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Returns the target of a slider's link: a path of the site or a safe external address. Undefined otherwise. */
export function linkTarget(
  link: string | null | undefined,
  origin: string,
): { href: string; external: boolean } | undefined {
  const href = safeHref(link, origin)
  if (!link || !href) return undefined
  const url = new URL(href)
  // The browser would resolve a path that starts with `//` to another site.
  const internal = url.origin === origin && !url.pathname.startsWith('//')
  return internal ? { href: `${url.pathname}${url.search}`, external: false } : { href, external: true }
}

/** Returns the link to a WhatsApp contact, which is configured as digits or as an address. */
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
