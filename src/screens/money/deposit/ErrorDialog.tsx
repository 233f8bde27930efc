import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isInFlight } from '#machines/common/outcome.rules.ts'
import type { MissingPhone } from '#machines/common/routing/verifyFirst.types.ts'
import { refusesPromotion } from '#machines/money/deposit/deposit.rules.ts'
import { canTryAgain, isOutcomeUnknown, isOutdated } from '#machines/money/deposit/deposit.selectors.ts'
import type { DepositError } from '#machines/money/deposit/deposit.types.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { VerifyPhone } from '#src/app/notices/VerifyPhone.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { pendingTexts } from '#src/i18n/en/money/pending.ts'
import { verifyPhoneTexts } from '#src/i18n/en/money/verifyPhone.ts'
import { failureText } from '#src/i18n/failureText.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import type { DepositProps } from './deposit.props.ts'
import { isInline } from './inlineError.ts'
import { useUnderWay } from './useUnderWay.ts'

/** Shows an error that blocks the deposit and belongs to no step. */
export function ErrorDialog({ actor }: DepositProps) {
  const text = useTexts(depositTexts, makePaymentTexts, verifyPhoneTexts)
  const error = useSelector(actor, ({ context }) => context.error)
  const outcomeUnknown = useSelector(actor, isOutcomeUnknown)
  const missing = useSelector(actor, ({ context }) => context.missingPhone)
  const underWay = useUnderWay(actor)
  if (!error || isInline(error) || isOutdated(error, underWay)) return null
  return (
    <Dialog
      variant="card"
      title={outcomeUnknown ? text.dialog.message : text.dialog.error}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={<WayOut actor={actor} error={error} />}
    >
      <p dir="auto">{wordsOf(text, error, missing, outcomeUnknown)}</p>
      {error.kind === 'unverified' && (
        <p>{missing === 'added' ? text.verifyPhone.abroad : text.deposit.verifyWhich}</p>
      )}
    </Dialog>
  )
}

function wordsOf(
  text: Messages<typeof depositTexts & typeof makePaymentTexts>,
  error: DepositError,
  missing: MissingPhone | null,
  outcomeUnknown: boolean,
): ReactNode {
  const { deposit, makePayment: payment } = text
  switch (error.kind) {
    case 'unverified':
      return (
        <VerifyPhone missing={missing} back="/deposit">
          {deposit.unverified}
        </VerifyPhone>
      )
    case 'pending':
    case 'promotionMissing':
    case 'mayHavePaid':
    case 'unavailable':
      return deposit[error.kind]
    case 'loadEligibility':
      return failureText(text, error.failure, {
        refused: deposit.eligibilityRefused,
        silent: deposit.eligibilitySilent,
      })
    case 'requestNumber':
      return failureText(text, error.failure, payment.error)
    case 'requestEwallet':
      if (isInFlight(error.failure)) return payment.inFlight
      if (outcomeUnknown) return <span lang="bn">{payment.unknown}</span>
      return failureText(text, error.failure, payment.error)
    default:
      return payment.error
  }
}

/** Renders what the player can do about the error besides closing the dialog. */
function WayOut({ actor, error }: DepositProps & { error: DepositError }) {
  const { deposit, makePayment, pending, common } = useTexts(depositTexts, makePaymentTexts, pendingTexts)
  const offersRetry = useSelector(actor, canTryAgain)
  const underWay = useUnderWay(actor)
  if (error.kind === 'pending') {
    return (
      <ButtonLink href="/transaction-record" wide tone="secondary">
        {makePayment.seeRecords}
      </ButtonLink>
    )
  }
  if (error.kind === 'mayHavePaid') {
    return (
      <>
        <ButtonLink href="/make-payment" state={underWay?.payment} wide>
          {pending.continuePayment}
        </ButtonLink>
        <Button wide tone="secondary" onClick={() => actor.send({ type: 'payment.replace' })}>
          {deposit.replace}
        </Button>
      </>
    )
  }
  if (refusesPromotion(error)) {
    return (
      <Button wide onClick={() => actor.send({ type: 'promotion.drop' })}>
        {deposit.dropPromotion}
      </Button>
    )
  }
  if (offersRetry) {
    return (
      <>
        <Button wide onClick={() => actor.send({ type: 'next' })}>
          {common.tryAgain}
        </Button>
        {error.kind === 'loadEligibility' && <SupportButton label={makePayment.support} />}
      </>
    )
  }
  return null
}
