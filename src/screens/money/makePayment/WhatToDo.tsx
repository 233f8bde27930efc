import { formatMoney } from '@tiya/contract/amounts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'
import type { ChannelAction } from '#machines/money/methods.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { prose } from '#src/theme/global.css.ts'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import * as css from './makePayment.css.ts'

const TAKA_ACTIONS = ['sendMoney', 'cashOut', 'makePayment'] as const satisfies readonly ChannelAction[]

/** Renders the channel's action in large type, and what not to do. */
export function WhatToDo({ payment }: { payment: Payment }) {
  const { makePayment: text, deposit } = useTexts(makePaymentTexts, depositTexts)
  const { paymentType, method, currency } = payment
  const amount = formatMoney(payment.amount, currency)
  const isTaka = TAKA_ACTIONS.some((action) => action === paymentType)
  const action =
    paymentType === 'usdt'
      ? text.sendUsdt
      : paymentType === 'ewallet' || paymentType === 'other'
        ? text.pay
        : deposit.actions[paymentType]
  const others = TAKA_ACTIONS.filter((other) => other !== paymentType).map((other) => deposit.actions[other])
  return (
    <div className={css.step}>
      <StepHeading step={2} title={text.steps.pay(method)} />
      <Card tone="brand">
        <div>
          <p className={css.actionName}>{action}</p>
          <p className={prose} dir="auto">
            <WithAmounts>
              {currency === 'USDT' ? text.exactlyUsdt(amount) : text.exactly(amount, method)}
            </WithAmounts>
          </p>
        </div>
      </Card>
      <Note tone="amber">{isTaka ? text.warning(others.join(text.or)) : text.warningPlain}</Note>
    </div>
  )
}
