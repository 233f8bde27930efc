import { type AnyEventObject, fromCallback } from 'xstate'
import type { Environment } from './environment.ts'

/**
 * Returns a callback actor that sends `clock.ticked` with `now` in milliseconds since the epoch: immediately, at every
 * whole second before the deadline, and when the tab becomes visible again, because timers stop while a phone sleeps.
 */
export function countdownClock({ clock, window }: Environment) {
  return fromCallback<AnyEventObject, { readonly deadline: number }>(({ input, sendBack }) => {
    let timer: number | undefined
    const tick = () => {
      if (timer !== undefined) clock.clearTimeout(timer)
      const now = clock.now()
      timer = clock.setTimeout(tick, Math.max(input.deadline - now, 0) % 1_000 || 1_000)
      sendBack({ type: 'clock.ticked', now })
    }
    tick()
    window.document.addEventListener('visibilitychange', tick)
    return () => {
      if (timer !== undefined) clock.clearTimeout(timer)
      window.document.removeEventListener('visibilitychange', tick)
    }
  })
}
