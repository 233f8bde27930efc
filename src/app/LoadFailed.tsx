import { type Failure, UNEXPECTED } from '../../machines/contract/outcome.ts'
import { failureText, useText } from '../i18n/text.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface Props {
  failure: Failure | null
  /** What is said where the server has no words of its own: to a refusal, and where no answer came. */
  words: { refused: string; silent: string } | string
  onRetry: () => void
}

/** Stands where something could not be loaded: why, and a way to try again (spec, 8). */
export function LoadFailed({ failure, words, onRetry }: Props) {
  const text = useText()
  const fallback = typeof words === 'string' ? { refused: words, silent: words } : words
  return (
    <ErrorState
      message={failureText(text, failure ?? UNEXPECTED, fallback)}
      retryLabel={text.common.tryAgain}
      onRetry={onRetry}
    />
  )
}
