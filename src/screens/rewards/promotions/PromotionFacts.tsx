import { formatMoney } from '@tiya/contract/amounts'
import type { Promotion } from '@tiya/contract/promotions'
import type { ReactNode } from 'react'
import { isPositive } from '#machines/money/bonus.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { plainDecimal } from '#src/i18n/plainDecimal.ts'
import * as css from './promotions.css.ts'

interface Props {
  promotion: Promotion
  /** `row` on a card, `list` in the details. */
  as: 'row' | 'list'
  /** The period, in the details. */
  period?: string | undefined
}

/** Renders what a promotion gives and costs, as far as it is known. */
export function PromotionFacts({ promotion, as, period }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const { deposit_bouns: bonus, turnover } = promotion
  const most = promotion.max_bonus ?? 0
  const facts: [name: string, value: ReactNode][] = []
  if (period) facts.push([text.period, period])
  if (isPositive(bonus)) facts.push([text.bonus, text.percent(plainDecimal(bonus))])
  if (most > 0) facts.push([text.most, formatMoney(most)])
  if (isPositive(turnover)) facts.push([text.turnover, text.times(plainDecimal(turnover))])
  if (facts.length === 0) return null
  return (
    <dl className={css.facts[as]}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact[as]}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
