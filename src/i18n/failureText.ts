import { type Failure, fieldMessage } from '../../machines/common/result.ts'
import type { SiteTexts } from './en/site.ts'

/** What is shown where the server has no words of its own: for a refusal, and where no answer came; or for both. */
export type Fallback = { refused: string; silent: string } | string

/** Returns a failure in words: the server's own where it sent some, else the fallback. */
export function failureText(text: Pick<SiteTexts, 'failure'>, failure: Failure, fallback: Fallback): string {
  const { refused, silent } =
    typeof fallback === 'string' ? { refused: fallback, silent: fallback } : fallback
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? fieldMessage(failure) ?? refused
    case 'unreadable':
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
