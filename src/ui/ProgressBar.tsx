import * as css from './progressBar.css.ts'

interface Props {
  /** Accessible name. */
  label: string
  /** 0 to 100; held to that. */
  percent: number
  tone?: keyof typeof css.fill | undefined
}

/** How much is done or left. */
export function ProgressBar({ label, percent, tone = 'brand' }: Props) {
  const held = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(held)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={css.track}
    >
      <div className={css.fill[tone]} style={{ transform: `scaleX(${held / 100})` }} />
    </div>
  )
}
