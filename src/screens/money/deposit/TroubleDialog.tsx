import { useSelector } from '@xstate/react'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import type { DepositTrouble } from '../../../../machines/money/deposit/deposit.machine.ts'
import { isInFlight, isUnknown } from '../../../../machines/money/idempotency.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { depositTexts } from '../../../i18n/en/money/deposit.ts'
import { makePaymentTexts } from '../../../i18n/en/money/makePayment.ts'
import { failureText } from '../../../i18n/failureText.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import type { DepositProps } from './deposit.props.ts'
import { isInline } from './words.ts'

/** What stands in the way of a deposit and belongs to no step. */
export function TroubleDialog({ actor }: DepositProps) {
  const text = useTexts(depositTexts, makePaymentTexts)
  const trouble = useSelector(actor, ({ context }) => context.trouble)
  if (!trouble || isInline(trouble)) return null
  return (
    <Modal
      open
      variant="card"
      title={isOpen(trouble) ? text.dialog.message : text.dialog.error}
      closeLabel={text.common.close}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={<WayOut actor={actor} trouble={trouble} />}
    >
      <p dir="auto">{wordsOf(text, trouble)}</p>
    </Modal>
  )
}

/** The e-wallet may have been asked all the same: sending the same form again is safe. */
function isOpen(trouble: DepositTrouble): boolean {
  return trouble.of === 'ewallet' && isUnknown(trouble.failure)
}

function wordsOf(
  text: Messages<typeof depositTexts & typeof makePaymentTexts>,
  trouble: DepositTrouble,
): string {
  const { deposit, makePayment: payment } = text
  switch (trouble.of) {
    case 'unverified':
    case 'pending':
    case 'promotionMissing':
    case 'unavailable':
      return deposit[trouble.of]
    case 'standing':
      return failureText(text, trouble.failure, {
        refused: deposit.standingRefused,
        silent: deposit.standingSilent,
      })
    case 'number':
      return failureText(text, trouble.failure, deposit.error)
    case 'ewallet':
      if (isInFlight(trouble.failure)) return payment.inFlight
      return isUnknown(trouble.failure) ? payment.unknown : failureText(text, trouble.failure, deposit.error)
    default:
      return deposit.error
  }
}

/** What can be done about it, beside closing. */
function WayOut({ actor, trouble }: DepositProps & { trouble: DepositTrouble }) {
  const { deposit, common } = useTexts(depositTexts)
  if (trouble.of === 'unverified' && isBuilt('/profile')) {
    return (
      <ButtonLink href="/profile" wide>
        {deposit.verify}
      </ButtonLink>
    )
  }
  if (trouble.of === 'pending' && isBuilt('/transaction-record')) {
    return (
      <ButtonLink href="/transaction-record" wide tone="secondary">
        {deposit.records}
      </ButtonLink>
    )
  }
  if (trouble.of === 'standing' || isOpen(trouble)) {
    return (
      <Button wide onClick={() => actor.send({ type: 'next' })}>
        {common.tryAgain}
      </Button>
    )
  }
  return null
}
