import { isSitePath } from '../../common/routing/sitePath.ts'
import type { Pick } from '../pick.rules.ts'

/**
 * Returns the address of the exchange's frame: the configured template with `{market}`, `{kind}`, `{selection}`,
 * `{side}` and `{price}` filled in, URL-encoded. `{token}` stays unfilled, because the history keeps this address.
 */
export function exchangeAddress(template: string, { marketId: market, ...pick }: Pick): string {
  return Object.entries({ ...pick, market }).reduce(
    (address, [name, part]) => address.replaceAll(`{${name}}`, () => encodeURIComponent(part)),
    template,
  )
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
