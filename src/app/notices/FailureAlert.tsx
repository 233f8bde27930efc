import type { ReactNode } from 'react'
import type { Failure } from '#machines/common/result.ts'
import { type Fallback, failureText } from '../../i18n/failureText.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  failure: Failure | null | undefined
  words: Fallback
  /** What the player can do about it. */
  action?: ReactNode
}

/** Renders why a call has failed; nothing if it has not. `words` is shown if the server sent no message. */
export function FailureAlert({ failure, words, action }: Props) {
  const text = useTexts()
  return failure && <Alert action={action}>{failureText(text, failure, words)}</Alert>
}
