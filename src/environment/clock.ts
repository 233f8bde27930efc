import { type AnyEventObject, fromCallback } from 'xstate'
import type { Environment } from './environment.ts'

/**
 * Says the time (`clock.ticked`, milliseconds since the epoch): at once, at every whole second before the deadline,
 * and when the tab comes back, for a phone that slept has missed its ticks.
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
