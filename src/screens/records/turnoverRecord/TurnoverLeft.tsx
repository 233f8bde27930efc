import { percentLeft, type TurnoverAmounts } from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import * as css from './turnoverRecord.css.ts'

interface Props {
  label: string
  /** Accessible name of the progress bar. */
  progress: string
  turnover: TurnoverAmounts
}

/** Renders what is left of a turnover, as an amount and as a share of what it requires. */
export function TurnoverLeft({ label, progress, turnover }: Props) {
  const percent = percentLeft(turnover)
  return (
    <>
      <p className={css.remaining}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>
          <Money amount={turnover.remaining_turnover} />
        </span>
      </p>
      {percent !== null && <ProgressBar label={progress} percent={percent} tone="amber" />}
    </>
  )
}
