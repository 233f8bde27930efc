import { formatMoney } from '@tiya/contract/amounts'
import { multiply } from '@tiya/contract/arithmetic'
import { shallowEqual, useSelector } from '@xstate/react'
import { isPositive } from '#machines/money/bonus.rules.ts'
import { summaryOf } from '#machines/money/deposit/deposit.selectors.ts'
import { actionOf } from '#machines/money/methods.rules.ts'
import { usdtRate } from '#machines/money/usdt.selectors.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { plainDecimal } from '#src/i18n/plainDecimal.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { channelName } from './channelName.ts'
import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'

/** Renders what will be paid, how, and with which promotion, then the `Next` button. */
export function DepositFooter({ actor, form }: DepositProps & { form: string }) {
  const { deposit } = useTexts(depositTexts)
  const rate = useSelector(useSite().site, usdtRate)
  const { choosing, amount, currency, method, channel, promotion, bonus, received } = useSelector(
    actor,
    (snapshot) => summaryOf(snapshot, rate),
    shallowEqual,
  )
  const isUsdt = actionOf(channel?.account_type) === 'usdt'
  const by = [method?.name, channel && !isUsdt && channelName(deposit, channel)].filter(Boolean)
  return (
    <ActionFooter
      summary={
        <>
          <span dir="auto">{by.length > 0 ? deposit.summaryBy(by.join(' ')) : deposit.summary}</span>
          <span className={css.total}>
            {amount === null ? '–' : <Money amount={amount} currency={currency} />}
          </span>
          {currency === 'USDT' && amount !== null && rate && (
            <span className={css.inTaka}>
              <WithAmounts>{deposit.inTaka(formatMoney(multiply(amount, rate)))}</WithAmounts>
            </span>
          )}
          {promotion && (
            <span className={css.chosenPromotion} dir="auto">
              {deposit.summaryWith(promotion.name)}
            </span>
          )}
          {received !== null && (
            <span className={css.receive}>
              <span>
                {deposit.receive}
                {isPositive(bonus) && ` (${deposit.bonus(plainDecimal(bonus))})`}
              </span>
              <span className={css.received}>
                {isPositive(promotion?.deposit_bouns) && `${deposit.upTo} `}
                <Money amount={received} />
              </span>
            </span>
          )}
        </>
      }
    >
      <Button type="submit" form={form} wide busy={!choosing}>
        {deposit.next}
      </Button>
    </ActionFooter>
  )
}
