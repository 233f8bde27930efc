import { useEffect, useState } from 'react'
import type { RunningDelay } from '../../log/protocol.types.ts'
import { eventName } from '../log/log.rules.ts'
import { Section } from './Section.tsx'
import * as css from './statePanel.css.ts'

/** Update interval for the remaining times, in ms. */
const PERIOD = 100

interface Props {
  delays: readonly RunningDelay[]
  /** The page's time when it reported the delays. */
  now: number
  /** True while the page's time passes. */
  isRunning: boolean
}

/** Renders the running delays with their remaining times. */
export function Delays({ delays, now, isRunning }: Props) {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - start), PERIOD)
    return () => clearInterval(timer)
  }, [isRunning])

  return (
    <Section title="Delays">
      <ul className={css.delays}>
        {delays.map(({ event, delay, endsAt }) => {
          const left = Math.min(delay, Math.max(0, endsAt - now - passed))
          return (
            <li key={event}>
              <span className={css.delay}>
                <span className={css.event}>{eventName(event)}</span>
                <span className={css.left}>
                  {seconds(left)} of {seconds(delay)}
                </span>
              </span>
              <progress className={css.progress} aria-label={eventName(event)} max={delay} value={left} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Returns a time in seconds, or in minutes and seconds if it is two minutes or more. */
function seconds(milliseconds: number): string {
  const all = milliseconds / 1_000
  if (all < 120) return `${all.toFixed(1)} s`
  return `${Math.floor(all / 60)} min ${Math.floor(all % 60)} s`
}
