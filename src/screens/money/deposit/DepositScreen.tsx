import { DEPOSIT_RANGES } from '@tiya/contract/amountRanges'
import type { Transaction } from '@tiya/contract/money'
import { useSelector } from '@xstate/react'
import { History } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { DEPOSIT_QUICK } from '#machines/common/input/amount.rules.ts'
import { depositCurrency } from '#machines/money/deposit/deposit.rules.ts'
import { isChoosing } from '#machines/money/deposit/deposit.selectors.ts'
import { pendingRequests } from '#machines/money/pending.rules.ts'
import { usdtRate } from '#machines/money/usdt.selectors.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { PendingNotices, PendingRequest } from '#src/app/notices/PendingNotices.tsx'
import { VerifyPhone } from '#src/app/notices/VerifyPhone.tsx'
import { usePlayer } from '#src/app/player/usePlayer.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { tone } from '#src/ui/buttons/iconButton.css.ts'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { ArrivesAbove } from '#src/ui/layout/ArrivesAbove.tsx'
import { ChannelStep } from './ChannelStep.tsx'
import { DepositFooter } from './DepositFooter.tsx'
import type { DepositProps } from './deposit.props.ts'
import { ErrorDialog } from './ErrorDialog.tsx'
import { rangeNote, useInlineError } from './inlineError.ts'
import { MethodStep } from './MethodStep.tsx'
import { PromotionStep } from './PromotionStep.tsx'
import { useUnderWay } from './useUnderWay.ts'

/** The `/deposit` screen: four steps, and a footer within reach of the thumb with what will be paid. */
export function DepositScreen({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const form = useId()
  // The form is drawn again with its button, which gets its focus back.
  const choosing = useSelector(actor, isChoosing)
  return (
    <BackFrame
      actor={actor}
      title={deposit.title}
      back="/account"
      trailing={
        <Link href="/transaction-record" aria-label={deposit.records} className={tone.plain}>
          <History />
        </Link>
      }
      below={<PendingDeposit actor={actor} />}
      footer={
        <>
          <Unfinished actor={actor} />
          <DepositFooter actor={actor} form={form} />
        </>
      }
    >
      <UnderWay actor={actor} />
      <Form id={form} onSubmit={() => actor.send({ type: 'next' })}>
        <MethodStep actor={actor} />
        <ChannelStep actor={actor} />
        <AmountStep actor={actor} disabled={!choosing} />
        <PromotionStep actor={actor} />
      </Form>
      <ErrorDialog actor={actor} />
    </BackFrame>
  )
}

/** Warns that a new deposit replaces the payment under way. */
function UnderWay({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const underWay = useUnderWay(actor)
  return underWay && <Note tone="amber">{deposit.underWay}</Note>
}

/** Returns the requests that wait, as far as they are known: before the screen has asked, the site may have. */
function usePending(actor: DepositProps['actor']) {
  const known = usePlayer()?.transactions
  const loaded = useSelector(actor, ({ context }) => context.transactions)
  return pendingRequests(loaded ?? known ?? [])
}

const isDeposit = ({ action }: Transaction) => action === 'deposit'

/** Renders the deposit that waits. */
function PendingDeposit({ actor }: DepositProps) {
  const deposit = usePending(actor).find(isDeposit)
  return <ArrivesAbove>{deposit && <PendingRequest request={deposit} />}</ArrivesAbove>
}

/** Renders the payment under way, the withdrawal that waits and a phone that is missing, which stay in view. */
function Unfinished({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const others = usePending(actor).filter((one) => !isDeposit(one))
  const paymentUnderWay = useSelector(actor, ({ children }) => children.paymentUnderWay)
  const missing = useSelector(actor, ({ context }) => context.missingPhone)
  return (
    <PendingNotices transactions={others} paymentUnderWay={paymentUnderWay}>
      {missing && (
        <Note tone="amber" action={<VerifyPhone missing={missing} back="/deposit" />}>
          {deposit.verifyWhich}
        </Note>
      )}
    </PendingNotices>
  )
}

function AmountStep({ actor, disabled }: DepositProps & { disabled: boolean }) {
  const { deposit } = useTexts(depositTexts)
  const { site } = useSite()
  const amount = useSelector(actor, ({ context }) => context.form.amount)
  const currency = useSelector(actor, ({ context }) => depositCurrency(context))
  const rate = useSelector(site, usdtRate)
  const error = useInlineError(actor, 'amount')
  const usdt = currency === 'USDT'
  return (
    <AmountField
      step={3}
      label={deposit.amount}
      note={rangeNote(DEPOSIT_RANGES[currency], currency, deposit.limits)}
      prefix={usdt ? undefined : '৳'}
      suffix={usdt ? 'USDT' : undefined}
      value={amount}
      onChange={(value) => actor.send({ type: 'field.changed', field: 'amount', value })}
      quick={DEPOSIT_QUICK[currency]}
      error={error}
      hint={usdt && rate ? deposit.rate(rate) : undefined}
      clearLabel={deposit.clear}
      disabled={disabled}
    />
  )
}
