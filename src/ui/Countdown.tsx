import { tabular } from '../theme/global.css.ts'

/** `m:ss` of whole seconds; a time that is over stays at `0:00`. */
function formatClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${(left % 60).toString().padStart(2, '0')}`
}

/** Time left, in seconds; whoever renders it owns the clock. */
export function Countdown({ seconds, label }: { seconds: number; label?: string | undefined }) {
  return (
    <span role="timer" aria-label={label} className={tabular}>
      {formatClock(seconds)}
    </span>
  )
}
