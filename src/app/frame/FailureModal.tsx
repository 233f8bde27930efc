import type { Failure } from '#machines/common/result.ts'
import { type Fallback, failureText } from '../../i18n/failureText.ts'
import { useTexts } from '../useTexts.ts'
import { ErrorModal } from './ErrorModal.tsx'

interface Props {
  failure: Failure | null
  words: Fallback
  onClose: () => void
}

/** Renders the dialog that says why a call has failed; nothing if it has not. `words` is as in `FailureAlert`. */
export function FailureModal({ failure, words, onClose }: Props) {
  const text = useTexts()
  return (
    failure && (
      <ErrorModal onClose={onClose}>
        <p dir="auto">{failureText(text, failure, words)}</p>
      </ErrorModal>
    )
  )
}
