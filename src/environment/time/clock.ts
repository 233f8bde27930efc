import { dayNumberAt, startOfDay } from '@tiya/contract/dhakaCalendar'
import { channelPort } from '@tiya/ports/channelPort'
import type { AnyEventObject } from 'xstate'
import type { Environment } from '../environment.ts'

type Tick = { type: 'clock.ticked'; now: number }

/**
 * Sends `clock.ticked` with `now` in milliseconds since the epoch: immediately, after each wait of
 * `untilNext(now)` milliseconds, when the clock is corrected, and when the tab becomes visible again, because timers
 * stop while a phone sleeps. `isHeld` leaves out ticks. Returns a function that stops it.
 */
function startTicking(
  { clock, window }: Environment,
  sendBack: (event: Tick) => void,
  untilNext: (now: number) => number,
  isHeld: (now: number) => boolean = () => false,
): () => void {
  let timer: number | undefined
  const tick = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    const now = clock.now()
    timer = clock.setTimeout(tick, untilNext(now))
    if (!isHeld(now)) sendBack({ type: 'clock.ticked', now })
  }
  tick()
  const unsubscribe = clock.subscribe(tick)
  window.document.addEventListener('visibilitychange', tick)
  return () => {
    unsubscribe()
    if (timer !== undefined) clock.clearTimeout(timer)
    window.document.removeEventListener('visibilitychange', tick)
  }
}

const toWholeSecond = (deadline: number, now: number) => Math.max(deadline - now, 0) % 1_000 || 1_000

type Countdown = { readonly deadline: number }

/** Returns a callback actor that ticks immediately and at every whole second before the deadline. */
export function countdownClock(environment: Environment) {
  return channelPort<Tick, AnyEventObject, Countdown>(({ input, sendBack }) =>
    startTicking(environment, sendBack, (now) => toWholeSecond(input.deadline, now)),
  )
}

/** Like `countdownClock`, but does not say that a deadline has passed before it is known whether the clock is right. */
export function paymentClock(environment: Environment) {
  const { clock } = environment
  return channelPort<Tick, AnyEventObject, Countdown>(({ input: { deadline }, sendBack }) =>
    startTicking(
      environment,
      sendBack,
      (now) => toWholeSecond(deadline, now),
      (now) => now >= deadline && !clock.isSettled(),
    ),
  )
}

/** Returns a callback actor that ticks immediately and at every whole second of the time of day. */
export function wallClock(environment: Environment) {
  return channelPort<Tick, AnyEventObject, undefined>(({ sendBack }) =>
    startTicking(environment, sendBack, (now) => 1_000 - (now % 1_000)),
  )
}

/** Returns a callback actor that ticks immediately and at every midnight in Dhaka. */
export function dayClock(environment: Environment) {
  return channelPort<Tick, AnyEventObject, undefined>(({ sendBack }) =>
    startTicking(environment, sendBack, (now) => startOfDay(dayNumberAt(now) + 1) - now),
  )
}
