import { useSelector } from '@xstate/react'
import { TimerOff } from 'lucide-react'
import { isBusy } from '#machines/common/isBusy.ts'
import { isOutcomeUnknown, proposalOf } from '#machines/money/makePayment/makePayment.selectors.ts'
import { transactionIdOf } from '#machines/money/transactionId.rules.ts'
import { AskSupport } from '#src/app/frame/AskSupport.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import * as css from './makePayment.css.ts'
import type { PaymentProps } from './makePayment.props.ts'

/** Shown when the form has expired. A payment that was already made can still be reported to support. */
export function TimeOver({ actor }: PaymentProps) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const outcomeUnknown = useSelector(actor, isOutcomeUnknown)
  const busy = useSelector(actor, isBusy)
  const transactionId = useSelector(actor, ({ context }) => transactionIdOf(context.form.transactionId))
  const proposal = useSelector(actor, proposalOf)
  return (
    <div role="alert" className={css.over}>
      <TimerOff size={48} className={css.overMark} />
      <h2 className={css.overTitle}>{text.over}</h2>
      <p className={css.overText}>{outcomeUnknown ? text.overUnknown : text.overText}</p>
      {proposal === 'askSupport' && (
        <p className={css.overText}>
          {text.transactionId}: <strong>{transactionId}</strong>
        </p>
      )}
      <div className={css.overActions}>
        <AskSupport ask={transactionId} tone="primary" />
        <Button
          wide
          busy={busy}
          tone={proposal === 'restart' ? 'primary' : 'secondary'}
          onClick={() => actor.send({ type: 'restart' })}
        >
          {text.restart}
        </Button>
        {proposal === 'restart' && <SupportButton label={text.support} />}
      </div>
    </div>
  )
}
