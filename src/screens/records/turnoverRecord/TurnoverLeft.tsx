import {
  percentLeft,
  playedOf,
  type TurnoverAmounts,
} from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { Learn } from '#src/app/frame/Learn.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { turnoverRecordTexts } from '#src/i18n/en/records/turnoverRecord.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import * as css from './turnoverRecord.css.ts'

interface Props {
  label: string
  /** Accessible name of the progress bar. */
  progress: string
  turnover: TurnoverAmounts
  /** True for a `?` beside the label. */
  learn?: boolean
}

/** Renders what is left of a turnover, as an amount and as a share of what it requires, and what has been played. */
export function TurnoverLeft({ label, progress, turnover, learn }: Props) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const percent = percentLeft(turnover)
  const played = playedOf(turnover)
  const words = played ? text.played(played.played, played.all) : undefined
  return (
    <>
      <p className={css.remaining}>
        <span className={css.label}>
          {label}
          {learn && <Learn about="turnover" />}
        </span>
        <span className={css.figure}>
          <Money amount={turnover.remaining_turnover} />
        </span>
      </p>
      {percent !== null && <ProgressBar label={progress} percent={percent} words={words} tone="amber" />}
      {words && (
        <p aria-hidden className={css.played}>
          <WithAmounts>{words}</WithAmounts>
        </p>
      )}
    </>
  )
}
