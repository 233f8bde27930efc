import { parseAddress } from '../address.ts'

/** Returns an address that is safe to show in a frame: `http(s)` only. Empty otherwise. */
export function framedAddress(address: unknown, base: string): string {
  const url = typeof address === 'string' ? parseAddress(address, base) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/** What every framed page may do. */
const FRAMED = 'allow-scripts allow-forms allow-popups allow-pointer-lock'

/**
 * What a page of another origin may do as well: keep its own storage, ask `confirm()` before a stake, open the window of
 * a bank that works, and lock the orientation.
 */
const OTHER_ORIGIN = 'allow-same-origin allow-modals allow-popups-to-escape-sandbox allow-orientation-lock'

/** Returns the `sandbox` attribute of a frame. With `OTHER_ORIGIN`, a page of the site's own origin could leave it. */
export function frameSandbox(address: string, origin: string): string {
  return parseAddress(address, origin)?.origin === origin ? FRAMED : `${FRAMED} ${OTHER_ORIGIN}`
}
