import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { makePaymentTexts } from '../../../i18n/en/money/makePayment.ts'
import { ActionFooter } from '../../../ui/ActionFooter.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Toast } from '../../../ui/Toast.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import type { PaymentProps } from './makePayment.props.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { PayCard } from './PayCard.tsx'
import { TimeOver } from './TimeOver.tsx'
import { WhatToDo } from './WhatToDo.tsx'

/** `/make-payment`: where to pay to, what to do there, and the confirmation of it. */
export function PaymentScreen({ actor }: PaymentProps) {
  const { makePayment: text, common } = useTexts(makePaymentTexts)
  const { router } = useSite()
  const form = useId()
  const payment = useSelector(actor, ({ context }) => context.payment)
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.open.form : value))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('left'))
  const closed = state === 'closed'
  return (
    <ScreenFrame
      flow="makePayment"
      state={state}
      header={
        <ScreenHeader
          title={text.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/deposit' }) }}
        />
      }
      footer={
        payment &&
        !closed && (
          <ActionFooter>
            <Button type="submit" form={form} wide busy={busy && text.submitting}>
              {text.submit}
            </Button>
          </ActionFooter>
        )
      }
    >
      {payment && closed && <TimeOver actor={actor} />}
      {payment && !closed && (
        <>
          <PayCard actor={actor} payment={payment} />
          <WhatToDo payment={payment} />
          <ConfirmForm actor={actor} id={form} busy={busy} />
        </>
      )}
      <OutcomeDialog actor={actor} />
      <CopyToast actor={actor} />
    </ScreenFrame>
  )
}

function CopyToast({ actor }: PaymentProps) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const notice = useSelector(actor, ({ context }) => context.notice)
  const words = {
    numberCopied: text.numberCopied,
    amountCopied: text.amountCopied,
    noNumber: text.noNumber,
    noAmount: text.noAmount,
    refused: text.copyRefused,
  }
  const copied = notice === 'numberCopied' || notice === 'amountCopied'
  return <Toast message={notice ? words[notice] : undefined} failed={!copied} />
}
