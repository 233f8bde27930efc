import { useSelector } from '@xstate/react'
import { CircleCheck, Hourglass } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { secondsLeft } from '#machines/common/time/deadline.rules.ts'
import type { paymentRequestMachine } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import { isOver, REQUEST_COUNTDOWN } from '#machines/money/paymentRequest/paymentRequest.rules.ts'
import type { RequestState } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import { ScreenFrame } from '#src/app/frame/ScreenFrame.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { Heading } from '#src/app/head/Heading.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { paymentRequestTexts } from '#src/i18n/en/money/paymentRequest.ts'
import { prose } from '#src/theme/global.css.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Countdown } from '#src/ui/feedback/Countdown.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Decision } from './Decision.tsx'
import * as css from './paymentRequest.css.ts'
import { Summary } from './Summary.tsx'

interface Props {
  actor: ActorRefFrom<typeof paymentRequestMachine>
}

interface RequestProps extends Props {
  request: RequestState
}

/** The `/payment-request` screen: an accepted deposit or withdrawal, and what the operator decided about it. */
export function PaymentRequestScreen({ actor }: Props) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  const request = useSelector(actor, ({ context }) => context.request)
  return (
    <ScreenFrame
      actor={actor}
      footer={
        <ActionFooter>
          <Button wide onClick={() => actor.send({ type: 'close' })}>
            {text.close}
          </Button>
        </ActionFooter>
      }
    >
      {request && <Request actor={actor} request={request} />}
    </ScreenFrame>
  )
}

function Request({ actor, request }: RequestProps) {
  // Read from the context, which outlives `close`: the screen stays unchanged until the next one is shown.
  const decided = useSelector(actor, ({ context }) => context.decided)
  if (!decided) return <Pending actor={actor} request={request} />
  return <Decision request={request} transaction={decided} />
}

function Pending({ actor, request }: RequestProps) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  const over = useSelector(actor, ({ context }) => isOver(context))
  return (
    <>
      <Heading className={css.title}>{text.title}</Heading>
      {over ? <Over /> : <Waiting actor={actor} request={request} />}
      <Summary request={request} />
      <Accepted request={request} />
    </>
  )
}

function Waiting({ actor, request: { deadline } }: RequestProps) {
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
  const { paymentRequest: text, makePayment: payment } = useTexts(paymentRequestTexts, makePaymentTexts)
  return (
    <div className={css.waiting} role="alert">
      <span className={css.art}>
        <Hourglass size={40} />
      </span>
      <h2 className={css.overTitle}>{text.over}</h2>
      <p className={css.sentence}>{text.overText}</p>
      <SupportButton label={payment.support} />
    </div>
  )
}

function Accepted({ request: { sent } }: { request: RequestState }) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  return (
    <Card tone="brand">
      <p className={css.success} lang={sent.action === 'deposit' ? 'bn' : undefined}>
        <CircleCheck size={24} className={css.check} />
        {text.taken[sent.action]}
      </p>
      <p className={prose}>{text.review[sent.action]}</p>
      <p className={prose}>{text.mayLeave}</p>
      <div>
        <TextLink href="/transaction-record">{text.records}</TextLink>
      </div>
    </Card>
  )
}
