import { Megaphone, Pause, Play } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import * as css from './marquee.css.ts'

interface Props {
  /** The accessible name of the region. */
  label: string
  lines: readonly string[]
  running: boolean
  stopLabel: string
  playLabel: string
  onToggle: () => void
}

/** Spec, 2, Home: announcements run at 30 px a second. */
const SPEED = 30

/** Sets how long one round takes, whenever the width of the lines changes. */
function pace(lines: HTMLElement | null) {
  if (!lines) return undefined
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.borderBoxSize[0]?.inlineSize ?? 0
    lines.parentElement?.style.setProperty('animation-duration', `${width / SPEED}s`)
  })
  observer.observe(lines)
  return () => observer.disconnect()
}

/** Lines that run by, one after another. They stand still under reduced motion. */
export function Marquee({ label, lines, running, stopLabel, playLabel, onToggle }: Props) {
  return (
    <section aria-label={label} className={css.marquee}>
      <Megaphone size={20} className={css.icon} />
      <div className={css.window}>
        <div className={running ? css.running : css.stopped}>
          <Lines lines={lines} measure />
          <Lines lines={lines} />
        </div>
      </div>
      <span className={css.toggle}>
        <IconButton
          label={running ? stopLabel : playLabel}
          icon={running ? <Pause size={16} /> : <Play size={16} />}
          onClick={onToggle}
        />
      </span>
    </section>
  )
}

/** The second copy follows the first, so that the round has no end. */
function Lines({ lines, measure }: { lines: readonly string[]; measure?: boolean }) {
  return (
    <ul ref={measure ? pace : undefined} aria-hidden={!measure} className={measure ? css.lines : css.copy}>
      {lines.map((line) => (
        <li key={line} dir="auto" className={css.line}>
          {line}
        </li>
      ))}
    </ul>
  )
}
