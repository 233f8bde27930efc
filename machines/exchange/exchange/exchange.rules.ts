/** What the address of the exchange's frame is made of; both are empty where they are not known. */
export interface FrameParts {
  readonly token: string
  /** Id of the market that the exchange opens with. */
  readonly market: string
}

/**
 * Returns the address of the exchange's frame: the configured template with `{token}` and `{market}` filled in, both
 * encoded. Empty without a token.
 */
export function exchangeAddress(template: string, parts: FrameParts): string {
  if (parts.token === '') return ''
  return template.replace(/\{(token|market)\}/g, (_, name: keyof FrameParts) =>
    encodeURIComponent(parts[name]),
  )
}

/** Returns the route that the frame's `Back` leads to: one of the site that does not open the frame again, else `/`. */
export function returnRoute(from: string): string {
  const opensFrame = /^\/(exchange|gamerun)\/*([?#]|$)/.test(from)
  return /^\/(?![/\\])/.test(from) && !opensFrame ? from : '/'
}
