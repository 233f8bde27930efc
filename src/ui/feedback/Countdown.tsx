import { tabular } from '../../theme/global.css.ts'

/** Returns seconds as `m:ss`; negative values give `0:00`. */
function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${(whole % 60).toString().padStart(2, '0')}`
}

/** Renders the remaining time, given in seconds. It does not tick: the parent updates `seconds`. */
export function Countdown({ seconds, label }: { seconds: number; label?: string | undefined }) {
  return (
    <span role="timer" aria-label={label} className={tabular}>
      {formatClock(seconds)}
    </span>
  )
}
