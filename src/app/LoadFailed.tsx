import { type Failure, UNEXPECTED } from '../../machines/common/result.ts'
import { type Fallback, failureText, useText } from '../i18n/text.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface Props {
  failure: Failure | null
  words: Fallback
  onRetry: () => void
}

/** Stands where something could not be loaded: why, and a way to try again. */
export function LoadFailed({ failure, words, onRetry }: Props) {
  const text = useText()
  return (
    <ErrorState
      message={failureText(text, failure ?? UNEXPECTED, words)}
      retryLabel={text.common.tryAgain}
      onRetry={onRetry}
    />
  )
}
