import { isSitePath } from '../../common/sitePath.ts'

/** The variable parts of the address of the exchange's frame; empty if unknown. */
export interface FrameParts {
  /** The id of the market that the exchange opens at. */
  readonly market: string
}

/**
 * Returns the address of the exchange's frame: the configured template with `{market}` filled in, URL-encoded.
 * `{token}` stays unfilled, because the history keeps this address.
 */
export function exchangeAddress(template: string, parts: FrameParts): string {
  return template.replaceAll('{market}', () => encodeURIComponent(parts.market))
}

/** Returns an address of the exchange with `{token}` filled in, URL-encoded. Empty without a token. */
export function withToken(address: string, token: string): string {
  return token && address.replaceAll('{token}', () => encodeURIComponent(token))
}

/** Returns the target of the frame's `Back`: `from` if it is on this site and opens no frame, else `/`. */
export function returnRoute(from: string): string {
  const opensFrame = /^\/(exchange|gamerun)\/*([?#]|$)/.test(from)
  return isSitePath(from) && !opensFrame ? from : '/'
}
