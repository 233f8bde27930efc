import { WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import { formatMoney } from '@tiya/contract/amounts'
import { dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import { isLacking, isWaiting, withdrawable } from '#machines/money/withdrawal/withdrawal.rules.ts'
import type { WithdrawalOptions } from '#machines/money/withdrawal/withdrawal.types.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Status } from '#src/ui/feedback/Status.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Needs } from './Needs.tsx'
import * as css from './withdrawal.css.ts'

interface Props {
  /** In poisha; null until it is known. */
  balance: number | null
  /** True if the balance may be stale. */
  stale: boolean
  /** When the balance was loaded, in milliseconds since the epoch; null unless it may be stale. */
  staleSince: number | null
  options: WithdrawalOptions
}

/** Renders the balance, then what is missing for a withdrawal or, if nothing is, how much of it can be withdrawn. */
export function Wallet({ balance, stale, staleSince, options }: Props) {
  const { withdrawal, common } = useTexts(withdrawalTexts)
  const lacking = isLacking(options)
  const most = lacking || isWaiting(options) ? null : withdrawable(balance, options.turnover)
  return (
    <>
      <Card>
        <div className={css.available}>
          <p className={css.label}>{withdrawal.balance}</p>
          <p className={css.balance}>{balance === null ? '৳ –' : <Money amount={balance} />}</p>
          {stale && (
            <p className={css.label}>
              <Status>{withdrawal.stale}</Status>{' '}
              {staleSince !== null && `${common.lastKnown} ${dhakaMinuteAt(staleSince)}`}
            </p>
          )}
        </div>
        {most !== null && (
          <p className={css.withdrawable}>
            {withdrawal.withdrawable}
            <strong className={css.sum}>
              <Money amount={most} />
            </strong>
          </p>
        )}
        {most === 0 && (
          <p className={css.little}>
            <WithAmounts>{withdrawal.tooLittle(formatMoney(WITHDRAWAL_RANGE.least))}</WithAmounts>
          </p>
        )}
      </Card>
      {lacking && <Needs options={options} />}
    </>
  )
}
