import type { AnyEventObject } from 'xstate'
import { channelPort } from './channelPort.ts'
import type { Environment } from './environment.ts'

type Tick = { type: 'clock.ticked'; now: number }

/**
 * Sends `clock.ticked` with `now` in milliseconds since the epoch: immediately, after each wait of
 * `untilNext(now)` milliseconds, and when the tab becomes visible again, because timers stop while a phone
 * sleeps. Returns a function that stops it.
 */
function startTicking(
  { clock, window }: Environment,
  sendBack: (event: Tick) => void,
  untilNext: (now: number) => number,
): () => void {
  let timer: number | undefined
  const tick = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    const now = clock.now()
    timer = clock.setTimeout(tick, untilNext(now))
    sendBack({ type: 'clock.ticked', now })
  }
  tick()
  window.document.addEventListener('visibilitychange', tick)
  return () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    window.document.removeEventListener('visibilitychange', tick)
  }
}

/** Returns a callback actor that ticks immediately and at every whole second before the deadline. */
export function countdownClock(environment: Environment) {
  return channelPort<Tick, AnyEventObject, { readonly deadline: number }>(({ input, sendBack }) =>
    startTicking(environment, sendBack, (now) => Math.max(input.deadline - now, 0) % 1_000 || 1_000),
  )
}

/** Returns a callback actor that ticks immediately and at every whole second of the time of day. */
export function wallClock(environment: Environment) {
  return channelPort<Tick, AnyEventObject, undefined>(({ sendBack }) =>
    startTicking(environment, sendBack, (now) => 1_000 - (now % 1_000)),
  )
}
