import { dhakaMinuteAt } from '#machines/contract/dhakaCalendar.ts'
import { withdrawable } from '#machines/money/withdrawal/withdrawal.rules.ts'
import type { TurnoverAmounts } from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { TurnoverLeft } from '../../records/turnoverRecord/TurnoverLeft.tsx'
import * as css from './withdrawal.css.ts'

interface Props {
  /** In poisha; null until it is known. */
  balance: number | null
  /** True if the balance may be stale. */
  stale: boolean
  /** When the balance was loaded, in milliseconds since the epoch; null unless it may be stale. */
  staleSince: number | null
  /** Null if it could not be loaded: nothing is said of it then. */
  turnover: TurnoverAmounts | null
}

/** Renders the balance, what can be withdrawn of it, and the turnover that keeps it back. */
export function Wallet({ balance, stale, staleSince, turnover }: Props) {
  const { withdrawal, common } = useTexts(withdrawalTexts)
  const most = withdrawable(balance, turnover)
  return (
    <>
      <Card>
        <div className={css.available}>
          <p className={css.label}>{withdrawal.balance}</p>
          <p className={css.balance}>{balance === null ? '৳ –' : <Money amount={balance} />}</p>
          <p role="status" className={css.label}>
            {stale && withdrawal.stale}{' '}
            {staleSince !== null && `${common.lastKnown} ${dhakaMinuteAt(staleSince)}`}
          </p>
        </div>
        {most !== null && (
          <p className={css.withdrawable}>
            {withdrawal.withdrawable}
            <strong className={css.sum}>
              <Money amount={most} />
            </strong>
          </p>
        )}
      </Card>
      {turnover && (turnover.remaining_turnover ?? 0) > 0 && (
        <Card>
          <TurnoverLeft
            label={withdrawal.turnoverLeft}
            progress={withdrawal.turnoverLeft}
            turnover={turnover}
          />
          <div>
            <p className={css.why}>{withdrawal.turnoverText}</p>
            <TextLink href="/turnover-record">{withdrawal.seeTurnover}</TextLink>
          </div>
        </Card>
      )}
    </>
  )
}
