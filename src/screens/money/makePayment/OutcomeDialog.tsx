import { useSelector } from '@xstate/react'
import { isInFlight } from '#machines/common/outcome.rules.ts'
import type { Failure } from '#machines/common/result.ts'
import { isPromotionRefused } from '#machines/money/makePayment/makePayment.rules.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { AskSupport } from '#src/app/frame/AskSupport.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { failureText } from '#src/i18n/failureText.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import * as css from './makePayment.css.ts'
import type { PaymentProps } from './makePayment.props.ts'

/** Shows the outcome of a confirmation that did not succeed: refused, rejected or unknown. */
export function OutcomeDialog({ actor }: PaymentProps) {
  const { makePayment: payment, dialog } = useTexts(makePaymentTexts)
  const failed = useSelector(actor, ({ context }) => context.failure !== null)
  const rejected = useSelector(actor, ({ context }) => context.rejected)
  if (!failed && !rejected) return null
  return (
    <Dialog
      variant="card"
      title={dialog.message}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={
        rejected ? (
          <ButtonLink href="/transaction-record" tone="secondary" wide>
            {payment.seeRecords}
          </ButtonLink>
        ) : (
          <WithoutPromotion actor={actor} />
        )
      }
    >
      {rejected ? <p className={css.words}>{payment.rejected}</p> : <Words actor={actor} />}
    </Dialog>
  )
}

/** What a player who has paid can do about a promotion that was refused. */
function WithoutPromotion({ actor }: PaymentProps) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const refused = useSelector(actor, ({ context }) => isPromotionRefused(context))
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'submit.withoutPromotion' }))
  const ask = useSelector(actor, ({ context }) => context.form.transactionId)
  if (!refused) return null
  return (
    <>
      {possible && (
        <Button wide onClick={() => actor.send({ type: 'submit.withoutPromotion' })}>
          {text.withoutPromotion}
        </Button>
      )}
      <AskSupport ask={ask} />
    </>
  )
}

function Words({ actor }: PaymentProps) {
  const text = useTexts(makePaymentTexts)
  const { failure, outcomeUnknown: unknown } = useSelector(actor, ({ context }) => context)
  if (!failure) return null
  return (
    <>
      <p dir="auto" lang={unknown && !isInFlight(failure) ? 'bn' : undefined} className={css.words}>
        {unknown
          ? unknownWords(text, failure)
          : text.makePayment.refused(failureText(text, failure, text.makePayment.error))}
      </p>
      {unknown && <p>{text.makePayment.kept}</p>}
    </>
  )
}

function unknownWords({ makePayment: payment }: Messages<typeof makePaymentTexts>, failure: Failure): string {
  return isInFlight(failure) ? payment.inFlight : payment.unknown
}
