import { parseAddress } from './address.ts'

/** Returns an address that is safe to show in a frame: `http(s)` only. Empty otherwise. */
export function framedAddress(address: unknown, base: string): string {
  const url = typeof address === 'string' ? parseAddress(address, base) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/**
 * Returns the `sandbox` attribute of a frame. A page from the site's own origin does not
 * get `allow-same-origin`, nor what only a provider's page needs: dialogs before a stake, a bank's window.
 */
export function frameSandbox(address: string, origin: string): string {
  const tokens = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  if (parseAddress(address, origin)?.origin === origin) return tokens
  return `${tokens} allow-same-origin allow-modals allow-popups-to-escape-sandbox allow-orientation-lock`
}
