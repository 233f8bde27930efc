/**
 * Milliseconds until another code may be sent, 0 where one may. A moment further off than the whole wait was noted by
 * a clock that has been put back since: it counts for nothing.
 */
export function waitLeft(until: number, now: number, whole: number): number {
  const left = until - now
  return left > 0 && left <= whole ? left : 0
}
