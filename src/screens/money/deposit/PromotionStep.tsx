import { formatMoney } from '@tiya/contract/amounts'
import type { Promotion } from '@tiya/contract/promotions'
import { useSelector } from '@xstate/react'
import { Gift } from 'lucide-react'
import { Fragment, useId } from 'react'
import { isPositive } from '#machines/money/bonus.rules.ts'
import { gainOf, keyedPromotions, NO_PROMOTION, takaOf } from '#machines/money/deposit/deposit.rules.ts'
import { isChoosing } from '#machines/money/deposit/deposit.selectors.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { plainDecimal } from '#src/i18n/plainDecimal.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { Step } from './Step.tsx'

/** Renders step 4, which is optional: each promotion with its bonus and the turnover it requires. */
export function PromotionStep({ actor }: DepositProps) {
  const { deposit, common } = useTexts(depositTexts)
  const id = useId()
  const load = useSelector(actor, ({ children }) => children.loadPromotions)
  return (
    <Step
      heading={<StepHeading id={id} step={4} title={deposit.promotion} note={common.optional} />}
      id={id}
      load={load}
      words={{ refused: deposit.promotionsRefused, silent: deposit.promotionsSilent }}
      skeleton={
        <div className={css.promotionSkeletons}>
          <Skeleton shape="row" count={2} />
        </div>
      }
    >
      <Promotions actor={actor} labelledBy={id} />
    </Step>
  )
}

function Promotions({ actor, labelledBy }: DepositProps & { labelledBy: string }) {
  const { deposit } = useTexts(depositTexts)
  const promotions = useSelector(actor, ({ context }) => context.promotions)
  const chosen = useSelector(actor, ({ context }) => context.form.promotion)
  const taka = useSelector(actor, ({ context }) => takaOf(context))
  const choosing = useSelector(actor, isChoosing)
  const none = {
    value: NO_PROMOTION,
    label: deposit.noPromotion,
    detail: deposit.noPromotionDetail,
    disabled: !choosing,
  }
  return (
    <div className={css.promotions}>
      <RadioCards
        labelledBy={labelledBy}
        value={chosen}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'promotion', value })}
        items={[
          none,
          ...keyedPromotions(promotions).map(({ key, row: promotion }) => ({
            value: key,
            label: promotion.name,
            detail: <Parts words={terms(deposit, promotion, taka)} />,
            icon: <Gift size={24} className={css.gift} />,
            disabled: !choosing,
          })),
        ]}
      />
    </div>
  )
}

/**
 * Renders terms whose lines break between the parts if possible, so an amount is not separated from its sign.
 */
function Parts({ words }: { words: string }) {
  return words.split(' · ').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' · '}
      <span className={css.part}>
        <WithAmounts>{part}</WithAmounts>
      </span>
    </Fragment>
  ))
}

/** Returns what a promotion gives and requires; `–` for an unknown turnover. */
function terms(deposit: (typeof depositTexts)['deposit'], promotion: Promotion, taka: number | null) {
  const { deposit_bouns, turnover } = promotion
  const times = turnover ? `${plainDecimal(turnover)}×` : '–'
  if (!isPositive(deposit_bouns)) return deposit.promotionBare(times)
  const gain = taka === null ? null : gainOf(taka, promotion)
  if (gain === null) return deposit.promotionRates(plainDecimal(deposit_bouns), times)
  return deposit.promotionGives(formatMoney(gain.bonus), formatMoney(gain.turnover))
}
