/**
 * Returns an address from the server if it is safe to link to (`http(s)`, `mailto:` or `tel:`), undefined
 * otherwise. Relative addresses are accepted only with a base.
 */
export function safeHref(address: string | null | undefined, base?: string): string | undefined {
  const url = parseAddress(address, base)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined
}

/** Returns the address of a picture: absolute addresses unchanged, file names below `{host}/storage/`. */
export function imageAddress(file: string | null | undefined, apiHost: string): string | undefined {
  if (!file) return undefined
  if (/^https?:\/\//i.test(file)) return file
  return `${apiHost}/storage/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Returns the address of the captcha picture for a key. */
export function captchaAddress(key: string, apiHost: string): string {
  return `${apiHost}/api/captcha?key=${encodeURIComponent(key)}`
}

/**
 * Returns the target of a slider's link if it is a path of the site or a safe external address, undefined
 * otherwise.
 */
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

/** Returns an address as a URL, or undefined if it is not one. */
export function parseAddress(address: string | null | undefined, base?: string): URL | undefined {
  if (!address) return undefined
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
