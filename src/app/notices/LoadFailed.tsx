import { present } from '#machines/common/present.ts'
import type { Failure } from '#machines/common/result.ts'
import { type Fallback, failureText } from '../../i18n/failureText.ts'
import { ErrorState } from '../ErrorState.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  failure: Failure | null
  words: Fallback
  onRetry: () => void
}

/** Renders the error of a failed load with a retry button. `words` is shown if the server sent no message. */
export function LoadFailed({ failure, words, onRetry }: Props) {
  const text = useTexts()
  return <ErrorState message={failureText(text, present(failure), words)} onRetry={onRetry} />
}
