import { DAY, dhakaDayAt } from '@tiya/contract/dhakaCalendar'
import { dhakaDay } from '../../common/time/dhaka.ts'
import type { Line } from './outbox.rules.ts'

/** A day in Dhaka as it is called: by its distance from today, or by its date, `YYYY-MM-DD`. */
export type NamedDay = 'today' | 'yesterday' | `${number}-${number}-${number}`

function named(day: string, now: number): NamedDay {
  if (day === dhakaDayAt(now)) return 'today'
  return day === dhakaDayAt(now - DAY) ? 'yesterday' : (day as NamedDay)
}

/**
 * Returns the days that begin in a conversation, by the key of their first line. What has not arrived yet is of today; a
 * message without a time belongs to the day of the one before it.
 */
export function daysOf(lines: readonly Line[], now: number): ReadonlyMap<string, NamedDay> {
  const days = new Map<string, NamedDay>()
  let last: string | undefined
  for (const { key, message } of lines) {
    const day = message ? dhakaDay(message.created_at) : dhakaDayAt(now)
    if (day === undefined || day === last) continue
    last = day
    days.set(key, named(day, now))
  }
  return days
}
