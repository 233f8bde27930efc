import { formatMoney } from '@tiya/contract/amounts'
import { multiply } from '@tiya/contract/arithmetic'
import { useSelector } from '@xstate/react'
import { Copy } from 'lucide-react'
import { secondsLeft } from '#machines/common/time/deadline.rules.ts'
import { digitGroups } from '#machines/money/makePayment/makePayment.selectors.ts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'
import { usdtRate } from '#machines/money/usdt.selectors.ts'
import { QrBox } from '#src/app/frame/QrBox.tsx'
import { keepLast } from '#src/app/loading/keepLast.ts'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { frameSandbox } from '#src/environment/page/frames.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Alert, Note } from '#src/ui/feedback/Alert.tsx'
import { Countdown } from '#src/ui/feedback/Countdown.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import { GameFrame } from '#src/ui/media/GameFrame.tsx'
import * as css from './makePayment.css.ts'
import type { PaymentPart } from './makePayment.props.ts'

/** Renders the time left, and the number with the amount; or the e-wallet's page, below which its number is the other way. */
export function PayCard({ actor, payment }: PaymentPart) {
  const copy = useSelector(actor, ({ children }) => children.copy, keepLast)
  const { makePayment: text } = useTexts(makePaymentTexts)
  const { number, amount, currency, url } = payment
  const step = url ? 'page' : currency === 'USDT' ? 'address' : 'number'
  return (
    <>
      <TimeLeft actor={actor} payment={payment} />
      <div className={css.step}>
        <StepHeading step={1} title={text.steps[step]} />
        <Card>
          {!url && <Target actor={actor} payment={payment} />}
          <div className={css.amountLine}>
            <p className={css.amount}>
              <Money amount={amount} currency={currency} />
            </p>
            <Button
              tone="secondary"
              size="small"
              icon={<Copy size={18} />}
              onClick={() => copy?.send({ type: 'copy', what: 'amount' })}
            >
              {text.copyAmount}
            </Button>
          </div>
          {currency === 'USDT' && <InTaka amount={amount} />}
          {payment.message && <Note tone="info">{payment.message}</Note>}
          {number && url && <Note tone="info">{text.twoWays}</Note>}
          {url && <PaymentPage actor={actor} payment={payment} />}
          {number && url && <Target actor={actor} payment={payment} />}
        </Card>
      </div>
    </>
  )
}

/** Renders the number or the address in the screen's largest type. It can be copied. */
function Target({ actor, payment }: PaymentPart) {
  const copy = useSelector(actor, ({ children }) => children.copy, keepLast)
  const { makePayment: text } = useTexts(makePaymentTexts)
  const { number, currency, network } = payment
  return (
    <div className={css.target}>
      <p className={css.label} dir="auto">
        {labelOf(text, payment)}
      </p>
      {currency === 'USDT' && number && <QrBox value={number} label={text.qr} />}
      <p className={currency === 'USDT' ? css.address : css.number}>
        {number ? <Grouped number={number} /> : '–'}
      </p>
      {currency === 'USDT' && <Network name={network} />}
      <Button
        tone="secondary"
        wide
        icon={<Copy size={20} />}
        onClick={() => copy?.send({ type: 'copy', what: 'number' })}
      >
        {text.copyNumber}
      </Button>
    </div>
  )
}

function TimeLeft({ actor, payment: { deadline, whole } }: PaymentPart) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const seconds = useSelector(actor, ({ context }) => secondsLeft(deadline, context.now, whole))
  return (
    <div className={css.time}>
      <p className={css.timeLine}>
        {text.within}
        <strong className={css.clock}>
          <Countdown seconds={seconds} label={text.timeLeft} />
        </strong>
      </p>
      <ProgressBar label={text.timeLeft} tone="amber" percent={(seconds * 100_000) / whole} />
    </div>
  )
}

/** Renders a number in its groups. If selected and copied by hand, it is still one piece. */
function Grouped({ number }: { number: string }) {
  return digitGroups(number).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number
    <span key={at} className={css.digits}>
      {part}
    </span>
  ))
}

function labelOf(text: (typeof makePaymentTexts)['makePayment'], { paymentType, method }: Payment): string {
  if (paymentType === 'usdt') return text.address
  if (paymentType === 'ewallet' || paymentType === 'other') return text.ewallet(method)
  return text.numberOf(method, text.kinds[paymentType])
}

/** Renders what an amount in USDT is worth in taka, at the operator's rate. */
function InTaka({ amount }: { amount: number }) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const rate = useSelector(useSite().site, usdtRate)
  if (!rate) return null
  return (
    <p className={css.inTaka}>
      <WithAmounts>{text.inTaka(formatMoney(multiply(amount, rate)), rate)}</WithAmounts>
    </p>
  )
}

/** Renders the network of a USDT address, or a warning if the server names none. */
function Network({ name }: { name: string }) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  if (name)
    return (
      <p className={css.network} dir="auto">
        {text.network(name)}
      </p>
    )
  return (
    <Note tone="amber">
      <p>{text.networkUnknown}</p>
      <TextLink href="/chat">{text.support}</TextLink>
    </Note>
  )
}

/** Renders the e-wallet's own page in a frame, with a link for a page that does not open in one. */
function PaymentPage({ actor, payment: { url, method } }: PaymentPart) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const { origin } = useSite().environment.window.location
  const page = useSelector(actor, ({ children }) => children.paymentPage, keepLast)
  const state = useSelector(page, (snapshot) => snapshot?.value)
  return (
    <div {...useFlow(page)} className={css.page}>
      <div className={css.frame}>
        <GameFrame
          title={text.page(method)}
          address={url}
          sandbox={frameSandbox(url, origin)}
          onLoad={() => page?.send({ type: 'frame.loaded' })}
        />
      </div>
      {state === 'failed' && <Alert>{text.pageFailed}</Alert>}
      <TextLink external href={url}>
        {text.openInTab}
      </TextLink>
    </div>
  )
}
