import { useSelector } from '@xstate/react'
import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { type Failure, fieldMessage } from '../../machines/common/result.ts'
import { useSite } from '../app/site.context.ts'
import { en, type Messages } from './en.ts'
import { messages } from './messages.ts'

/** The texts of the language that the player chose. */
export function useText(): Messages {
  const language: Language = useSelector(useSite().shell, ({ context }) => context.language)
  return messages.get(language) ?? en
}

/** What is said where the server has no words of its own: to a refusal, and where no answer came; or to both. */
export type Fallback = { refused: string; silent: string } | string

/**
 * A failure in words: the server's own where it had some, else the fallback of a refusal or of silence
 *.
 */
export function failureText(text: Messages, failure: Failure, fallback: Fallback): string {
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
