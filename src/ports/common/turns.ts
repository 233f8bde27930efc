/** Makes a call when it is its turn. */
export type InTurn = <Value>(call: () => Promise<Value>) => Promise<Value>

/** Returns a function that has at most `limit` calls in flight; the others wait in order. */
export function createTurns(limit: number): InTurn {
  let taken = 0
  const waiting: (() => void)[] = []
  return async (call) => {
    if (taken < limit) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await call()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
