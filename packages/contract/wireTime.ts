// biome-ignore-all lint/style/noRestrictedGlobals: uses the platform's calendar; no function here reads the clock.

import { isDay } from './dhakaCalendar.ts'

const WIRE =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-]\d\d):?(\d\d))?)?$/i

/**
 * Reads a time as the server sends it: ISO 8601 or `YYYY-MM-DD HH:mm:ss`, in UTC unless it names a zone.
 * Returns milliseconds since the epoch, or undefined if the text is not a time.
 */
export function parseWireTime(wire: string): number | undefined {
  const [, day = '', minute = '00:00', second = '00', fraction = '', hours = '+00', minutes = '00'] =
    WIRE.exec(wire.trim()) ?? []
  if (!isDay(day)) return undefined
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const time = Date.parse(`${day}T${minute}:${second}.${milliseconds}${hours}:${minutes}`)
  return Number.isNaN(time) ? undefined : time
}
