import { Megaphone, Pause, Play } from 'lucide-react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './marquee.css.ts'

interface Props {
  /** The accessible name. */
  label: string
  lines: readonly string[]
  running: boolean
  stopLabel: string
  playLabel: string
  onToggle: () => void
}

/** Scrolling speed in px per second. */
const SPEED = 30

/** Ref callback: sets the duration of the animation from the width of the lines, whenever it changes. */
function syncDuration(lines: HTMLElement | null) {
  if (!lines) return undefined
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.borderBoxSize[0]?.inlineSize ?? 0
    lines.parentElement?.style.setProperty('animation-duration', `${width / SPEED}s`)
  })
  observer.observe(lines)
  return () => observer.disconnect()
}

/** Renders scrolling announcements with a pause button. With reduced motion, the lines are a static list. */
export function Marquee({ label, lines, running, stopLabel, playLabel, onToggle }: Props) {
  return (
    <div role="marquee" aria-label={label} className={css.marquee}>
      <Megaphone size={20} className={css.icon} />
      <div className={css.window}>
        <div className={running ? css.running : css.stopped}>
          <ul ref={syncDuration} className={css.lines}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a notice may be repeated
              <li key={at} className={css.line}>
                <span dir="auto" className={css.text}>
                  {line}
                </span>
              </li>
            ))}
          </ul>
          {/* The lines again, so that the animation loops without a gap. The page has each text once: CSS draws these. */}
          <div aria-hidden className={css.copy}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a notice may be repeated
              <div key={at} className={css.line}>
                <span data-text={line} className={css.copiedText} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <span className={css.toggle}>
        <IconButton
          label={running ? stopLabel : playLabel}
          icon={running ? <Pause size={16} /> : <Play size={16} />}
          onClick={onToggle}
        />
      </span>
    </div>
  )
}
