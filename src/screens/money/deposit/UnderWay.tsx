import { useSelector } from '@xstate/react'
import { secondsLeft } from '#machines/common/deadline.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { pendingTexts } from '#src/i18n/en/money/pending.ts'
import { prose } from '#src/theme/global.css.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Countdown } from '#src/ui/feedback/Countdown.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'

/** Offers the payment that is under way in place of the form. */
export function UnderWay({ actor }: DepositProps) {
  const child = useSelector(actor, ({ children }) => children.paymentUnderWay)
  const payment = useSelector(child, (snapshot) => snapshot?.context.underWay?.payment)
  const now = useSelector(child, (snapshot) => snapshot?.context.now ?? 0)
  const { deposit, makePayment, pending } = useTexts(depositTexts, makePaymentTexts, pendingTexts)
  if (!child || !payment) return null
  const { method, amount, currency, deadline, whole } = payment
  return (
    <Card>
      <h2 className={css.underWay}>{deposit.underWay}</h2>
      <p className={css.underWayLine}>
        <span dir="auto">{deposit.underWayBy(method)}</span>
        <span className={css.total}>
          <Money amount={amount} currency={currency} />
        </span>
        <Countdown seconds={secondsLeft(deadline, now, whole)} label={makePayment.timeLeft} />
      </p>
      <p className={prose}>{deposit.underWayText}</p>
      <ButtonLink href="/make-payment" state={payment} wide>
        {pending.continuePayment}
      </ButtonLink>
      <Button tone="secondary" wide onClick={() => child.send({ type: 'discard' })}>
        {deposit.startNew}
      </Button>
    </Card>
  )
}
