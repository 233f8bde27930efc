import { useSelector } from '@xstate/react'
import { History } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import { DEPOSIT_LIMITS } from '../../../../machines/contract/amounts.ts'
import { DEPOSIT_QUICK } from '../../../../machines/money/amount.rules.ts'
import { depositCurrency } from '../../../../machines/money/deposit/deposit.rules.ts'
import { PendingNotices } from '../../../app/PendingNotices.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { depositTexts } from '../../../i18n/en/money/deposit.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { Form } from '../../../ui/Form.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { ChannelStep } from './ChannelStep.tsx'
import { DepositFooter } from './DepositFooter.tsx'
import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { MethodStep } from './MethodStep.tsx'
import { PromotionStep } from './PromotionStep.tsx'
import { TroubleDialog } from './TroubleDialog.tsx'
import { limitsNote, useInlineProblem } from './words.ts'

const RECORDS = '/transaction-record'

/** `/deposit`: four steps, and what will be paid under the thumb. */
export function DepositScreen({ actor }: DepositProps) {
  const { deposit, common } = useTexts(depositTexts)
  const { router } = useSite()
  const form = useId()
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.open.form : value))
  const records = isBuilt(RECORDS) && (
    <Link href={RECORDS} aria-label={deposit.records} className={css.records}>
      <History />
    </Link>
  )
  return (
    <ScreenFrame
      flow="deposit"
      state={state}
      header={
        <ScreenHeader
          title={deposit.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
          trailing={records}
        />
      }
      footer={
        <>
          <Pending actor={actor} />
          <DepositFooter actor={actor} form={form} />
        </>
      }
    >
      <Form id={form} onSubmit={() => actor.send({ type: 'next' })}>
        <MethodStep actor={actor} />
        <ChannelStep actor={actor} />
        <AmountStep actor={actor} />
        <PromotionStep actor={actor} />
      </Form>
      <TroubleDialog actor={actor} />
    </ScreenFrame>
  )
}

/** What is pending stays in view. */
function Pending({ actor }: DepositProps) {
  return <PendingNotices transactions={useSelector(actor, ({ context }) => context.transactions)} />
}

function AmountStep({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const { site } = useSite()
  const amount = useSelector(actor, ({ context }) => context.form.amount)
  const currency = useSelector(actor, ({ context }) => depositCurrency(context))
  const choosing = useSelector(actor, (snapshot) => snapshot.matches({ open: { form: 'choosing' } }))
  const rate = useSelector(site, ({ context }) => context.general?.usdt_rate)
  const problem = useInlineProblem(actor, 'amount')
  const usdt = currency === 'USDT'
  return (
    <AmountField
      step={3}
      label={deposit.amount}
      note={limitsNote(DEPOSIT_LIMITS[currency], currency, deposit.limits)}
      prefix={usdt ? undefined : '৳'}
      suffix={usdt ? 'USDT' : undefined}
      value={amount}
      onChange={(value) => actor.send({ type: 'field.changed', field: 'amount', value })}
      quick={DEPOSIT_QUICK[currency]}
      error={problem}
      hint={usdt && rate ? deposit.rate(rate) : undefined}
      clearLabel={deposit.clear}
      disabled={!choosing}
    />
  )
}
