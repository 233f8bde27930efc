import type { Failure } from '#machines/common/result.ts'
import { ErrorModal } from '#src/app/frame/ErrorModal.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { failureText } from '#src/i18n/failureText.ts'

interface Props {
  failure: Failure | null
  onClose: () => void
}

/** Renders the dialog that says why the player was not created. */
export function CreateFailed({ failure, onClose }: Props) {
  const text = useTexts(signupTexts)
  if (!failure) return null
  const { refused, silent } = text.signup
  return (
    <ErrorModal onClose={onClose}>
      <p dir="auto">{failureText(text, failure, { refused, silent })}</p>
    </ErrorModal>
  )
}
