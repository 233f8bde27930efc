import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MissingPhone } from '#machines/common/routing/verifyFirst.types.ts'
import type { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import type { SubmitError } from '#machines/money/withdrawal/withdrawal.types.ts'
import { ErrorModal } from '#src/app/frame/ErrorModal.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { VerifyPhone } from '#src/app/notices/VerifyPhone.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { verifyPhoneTexts } from '#src/i18n/en/money/verifyPhone.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { BIRTHDAY_FIRST } from './birthdayFirst.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine> }

/** Explains why the form was not accepted, and links to where that can be changed. */
export function ErrorDialog({ actor }: Props) {
  const text = useTexts(withdrawalTexts, verifyPhoneTexts)
  const error = useSelector(actor, ({ context }) => context.submitError)
  const missing = useSelector(actor, ({ context }) => context.options?.missingPhone ?? null)
  if (!error) return null
  // A server may refuse in the very words of the link.
  const reason = error.kind === 'turnover' && error.message !== text.withdrawal.turnover && error.message
  return (
    <ErrorModal
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={remedyOf(error, text, () => actor.send({ type: 'retry' }))}
    >
      {reason && <p dir="auto">{reason}</p>}
      <p dir="auto">{messageOf(error, text, missing)}</p>
      {error.kind === 'phone' && missing === 'added' && <p>{text.verifyPhone.abroad}</p>}
    </ErrorModal>
  )
}

function messageOf(
  error: SubmitError,
  { withdrawal, failure }: Messages<typeof withdrawalTexts>,
  missing: MissingPhone | null,
): ReactNode {
  switch (error.kind) {
    case 'phone':
      return (
        <VerifyPhone missing={missing} back="/withdrawal">
          {withdrawal.phone}
        </VerifyPhone>
      )
    case 'birthday':
      return (
        <TextLink href="/profile" state={BIRTHDAY_FIRST}>
          {error.message}
        </TextLink>
      )
    case 'turnover':
      return <TextLink href="/turnover-record">{withdrawal.turnover}</TextLink>
    case 'refused':
      return error.message
    case 'unchecked':
      return withdrawal.unanswered
    case 'signedOut':
      return failure.notLoggedIn
    default:
      return withdrawal[error.kind]
  }
}

function remedyOf(
  { kind }: SubmitError,
  { withdrawal, common }: Messages<typeof withdrawalTexts>,
  retry: () => void,
): ReactNode {
  switch (kind) {
    case 'pending':
    case 'rejected':
      return (
        <ButtonLink href="/transaction-record" tone="secondary" wide>
          {withdrawal.seeRecords}
        </ButtonLink>
      )
    case 'transactions':
    case 'unchecked':
      return (
        <>
          <Button wide onClick={retry}>
            {common.tryAgain}
          </Button>
          <SupportButton label={withdrawal.askSupport} />
        </>
      )
  }
}
