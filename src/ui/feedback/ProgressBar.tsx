import * as css from './progressBar.css.ts'

interface Props {
  /** Accessible name. */
  label: string
  /** Clamped to 0–100. */
  percent: number
  /** What it says; else the percentage. */
  words?: string | undefined
  tone?: keyof typeof css.fill | undefined
}

/** Renders a progress bar. */
export function ProgressBar({ label, percent, words, tone = 'brand' }: Props) {
  const clamped = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(clamped)}
      aria-valuetext={words}
      aria-valuemin={0}
      aria-valuemax={100}
      className={css.track}
    >
      <div className={css.fill[tone]} style={{ transform: `scaleX(${clamped / 100})` }} />
    </div>
  )
}
