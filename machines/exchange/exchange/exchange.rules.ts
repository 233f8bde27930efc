import { isSitePath } from '../../common/sitePath.ts'

/** The variable parts of the address of the exchange's frame; empty if unknown. */
export interface FrameParts {
  readonly token: string
  /** The id of the market that the exchange opens at. */
  readonly market: string
}

/**
 * Returns the address of the exchange's frame: the configured template with `{token}` and `{market}` filled
 * in, both URL-encoded. Empty without a token.
 */
export function exchangeAddress(template: string, parts: FrameParts): string {
  if (parts.token === '') return ''
  return template.replace(/\{(token|market)\}/g, (_, name: keyof FrameParts) =>
    encodeURIComponent(parts[name]),
  )
}

/** Returns the target of the frame's `Back`: `from` if it is on this site and opens no frame, else `/`. */
export function returnRoute(from: string): string {
  const opensFrame = /^\/(exchange|gamerun)\/*([?#]|$)/.test(from)
  return isSitePath(from) && !opensFrame ? from : '/'
}
