import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { isBusy } from '#machines/common/isBusy.ts'
import { formState, isTimeOver } from '#machines/money/makePayment/makePayment.selectors.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { keepLast } from '#src/app/loading/keepLast.ts'
import { CopyNotice } from '#src/app/notices/CopyNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import type { PaymentProps } from './makePayment.props.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { PayCard } from './PayCard.tsx'
import { TimeOver } from './TimeOver.tsx'
import { WhatToDo } from './WhatToDo.tsx'

/** The `/make-payment` screen: where to pay, how, and the confirmation of the payment. */
export function MakePaymentScreen({ actor }: PaymentProps) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const form = useId()
  const payment = useSelector(actor, ({ context }) => context.payment)
  const state = useSelector(actor, formState)
  const busy = useSelector(actor, isBusy)
  const copy = useSelector(actor, ({ children }) => children.copy, keepLast)
  const over = useSelector(actor, isTimeOver)
  const guest = state === 'guest'
  return (
    <BackFrame
      actor={actor}
      title={text.title}
      back="/deposit"
      footer={
        payment &&
        !over && (
          <ActionFooter>
            {guest ? (
              <ButtonLink href="/login" wide>
                {text.logIn}
              </ButtonLink>
            ) : (
              <Button type="submit" form={form} wide busy={busy && text.submitting}>
                {text.submit}
              </Button>
            )}
          </ActionFooter>
        )
      }
    >
      {payment && over && <TimeOver actor={actor} />}
      {payment && !over && (
        <>
          <PayCard actor={actor} payment={payment} />
          <WhatToDo payment={payment} />
          {!guest && <ConfirmForm actor={actor} id={form} busy={busy} />}
        </>
      )}
      <OutcomeDialog actor={actor} />
      {copy && (
        <CopyNotice
          actor={copy}
          notices={{
            number: { copied: text.numberCopied, empty: text.noNumber },
            amount: { copied: text.amountCopied, empty: text.noAmount },
          }}
          refused={text.copyRefused}
        />
      )}
    </BackFrame>
  )
}
