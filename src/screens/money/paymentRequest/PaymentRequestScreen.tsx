import { useSelector } from '@xstate/react'
import { CircleCheck, Hourglass } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { secondsLeft } from '../../../../machines/common/deadline.rules.ts'
import type { paymentRequestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import { REQUEST_COUNTDOWN } from '../../../../machines/money/paymentRequest/paymentRequest.rules.ts'
import type { RequestState } from '../../../../machines/money/paymentRequest/paymentRequest.types.ts'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SupportButton } from '../../../app/SupportButton.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { imageAddress } from '../../../environment/address.ts'
import { makePaymentTexts } from '../../../i18n/en/money/makePayment.ts'
import { paymentRequestTexts } from '../../../i18n/en/money/paymentRequest.ts'
import { ActionFooter } from '../../../ui/ActionFooter.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { MethodIcon } from '../../../ui/MethodIcon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import * as css from './paymentRequest.css.ts'

interface Props {
  actor: ActorRefFrom<typeof paymentRequestMachine>
}

/** The `/payment-request` screen: a deposit or withdrawal was accepted and is under review. */
export function RequestScreen({ actor }: Props) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  const state = useSelector(actor, ({ value }) => value)
  const request = useSelector(actor, ({ context }) => context.request)
  return (
    <ScreenFrame
      flow="paymentRequest"
      state={state}
      footer={
        <ActionFooter>
          <Button wide onClick={() => actor.send({ type: 'close' })}>
            {text.close}
          </Button>
        </ActionFooter>
      }
    >
      <h1 className={css.title}>{text.title}</h1>
      {request && (
        <>
          {state === 'over' ? <Over /> : <Waiting actor={actor} request={request} />}
          <Summary request={request} />
          <Accepted request={request} />
        </>
      )}
    </ScreenFrame>
  )
}

function Waiting({ actor, request: { deadline } }: Props & { request: RequestState }) {
  const { paymentRequest: text, makePayment: payment } = useTexts(paymentRequestTexts, makePaymentTexts)
  const seconds = useSelector(actor, ({ context }) => secondsLeft(deadline, context.now, REQUEST_COUNTDOWN))
  return (
    <div className={css.waiting}>
      <span className={css.art}>
        <Hourglass size={40} />
      </span>
      <p className={css.sentence}>{text.sentence}</p>
      <p className={css.clock}>
        <Countdown seconds={seconds} label={payment.timeLeft} />
      </p>
      <div className={css.bar}>
        <ProgressBar label={payment.timeLeft} percent={(seconds * 100_000) / REQUEST_COUNTDOWN} />
      </div>
    </div>
  )
}

/** Shown when the 30 minutes are over. */
function Over() {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  return (
    <div className={css.waiting} role="alert">
      <span className={css.art}>
        <Hourglass size={40} />
      </span>
      <h2 className={css.overTitle}>{text.over}</h2>
      <p className={css.sentence}>{text.overText}</p>
      <SupportButton label={text.support} />
    </div>
  )
}

function Summary({ request: { amount, currency, icon, method } }: { request: RequestState }) {
  const { apiHost } = useSite().environment.config
  return (
    <Card>
      <div className={css.summary}>
        <span className={css.icon} role="img" aria-label={method}>
          <MethodIcon src={imageAddress(icon, apiHost)} currency={currency} />
        </span>
        <span className={css.method} dir="auto">
          {method}
        </span>
        <span className={css.amount}>
          <Money amount={amount} currency={currency} />
        </span>
      </div>
    </Card>
  )
}

function Accepted({ request: { kind } }: { request: RequestState }) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  const deposit = kind === 'deposit'
  return (
    <Card tone="brand">
      <p className={css.success} lang={deposit ? 'bn' : undefined}>
        <CircleCheck size={24} className={css.check} />
        {deposit ? text.success : text.withdrawal}
      </p>
      <p className={css.review}>{text.review}</p>
      <ButtonLink href="/transaction-record" tone="ghost" size="small">
        {text.records}
      </ButtonLink>
    </Card>
  )
}
