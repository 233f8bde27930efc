import { type Failure, fieldMessage } from '../../machines/common/result.ts'
import type { SiteTexts } from './en/site.ts'

/** The texts if the server sent no message: for a refusal and for a missing response, or one for both. */
export type Fallback = { refused: string; silent: string } | string

/** Returns the text of a failure: the server's message if it sent one, else the fallback. */
export function failureText(text: Pick<SiteTexts, 'failure'>, failure: Failure, fallback: Fallback): string {
  const { refused, silent } =
    typeof fallback === 'string' ? { refused: fallback, silent: fallback } : fallback
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? fieldMessage(failure) ?? refused
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
