import { type Failure, serverText } from '../../machines/common/result.ts'
import type { SiteTexts } from './en/site.ts'

/** The texts if the server sent no message: for a refusal and for a missing response, or one for both. */
export type Fallback = { refused: string; silent: string } | string

/** Returns the text of a failure: what the server says about it if it says anything, else the fallback. */
export function failureText(text: Pick<SiteTexts, 'failure'>, failure: Failure, fallback: Fallback): string {
  const { refused, silent } =
    typeof fallback === 'string' ? { refused: fallback, silent: fallback } : fallback
  switch (failure.kind) {
    case 'refused':
      return serverText(failure) ?? refused
    case 'unreadable':
    case 'blocked':
      return refused
    case 'lost':
    case 'timedOut':
      return silent
    case 'signedOut':
      return text.failure.notLoggedIn
    case 'unexpected':
      return text.failure.unknown
  }
}
