import type { Environment } from '../../src/environment/environment.ts'

/** Returns a clock that says this time, and may be wrong until a server has told the right one. `told` are its listeners. */
export function wrongClock(clock: Environment['clock'], said: number) {
  const told = new Set<() => void>()
  let now = said
  let isSettled = false
  const subscribe = (listener: () => void) => {
    told.add(listener)
    return () => told.delete(listener)
  }
  const settle = (right = now) => {
    now = right
    isSettled = true
    for (const tell of told) tell()
  }
  return { clock: { ...clock, now: () => now, isSettled: () => isSettled, subscribe }, told, settle }
}
