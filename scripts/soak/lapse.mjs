/**
 * Replaces the page's time with one that passes only while `lapse(milliseconds)` runs, and then as fast as
 * the page allows: timer by timer, each at its due time, and none while a request is in flight. A simulated
 * day therefore has as many polls as a real one. Frames and animations still use real time. Runs in the page,
 * before its scripts.
 *
 * @param {number} start milliseconds since the epoch
 */
export function installLapse(start) {
  const { setTimeout: wait, fetch: load, Date: RealDate } = window
  /** @type {Map<number, { at: number, run: () => void, period: number | undefined }>} */
  const timers = new Map()
  let now = start
  let lastId = 0
  let inFlight = 0

  /** @type {(run: unknown, delay: number, repeats: boolean, args: unknown[]) => number} */
  const add = (run, delay, repeats, args) => {
    lastId += 1
    const period = Math.max(Number(delay) || 0, repeats ? 1 : 0)
    const fire = () => /** @type {(...args: unknown[]) => void} */ (run)(...args)
    timers.set(lastId, { at: now + period, run: fire, period: repeats ? period : undefined })
    return lastId
  }
  Object.assign(window, {
    setTimeout: (/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) =>
      add(run, delay, false, args),
    setInterval: (/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) =>
      add(run, delay, true, args),
    clearTimeout: (/** @type {number} */ id) => timers.delete(id),
    clearInterval: (/** @type {number} */ id) => timers.delete(id),
    fetch: async (/** @type {Parameters<typeof load>} */ ...args) => {
      inFlight += 1
      try {
        const response = await load(...args)
        const text = await response.text()
        const { status, headers } = response
        // The body was already read, so reading it needs no further tasks, during which time would pass.
        const read = { text: async () => text, json: async () => JSON.parse(text) }
        return Object.assign(new Response(text, { status, headers }), read)
      } finally {
        inFlight -= 1
      }
    },
    Date: class extends RealDate {
      constructor(/** @type {any[]} */ ...args) {
        super(...(args.length > 0 ? /** @type {[number]} */ (args) : /** @type {[number]} */ ([now])))
      }
      static now() {
        return now
      }
    },
  })
  performance.now = () => now - start

  /** Waits for everything that takes no simulated time: React and the ports work in tasks. */
  const tasks = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      let left = 3
      port1.onmessage = () => {
        left -= 1
        if (left > 0) return port2.postMessage(null)
        port1.close()
        resolve(undefined)
      }
      port2.postMessage(null)
    })

  const next = (/** @type {number} */ until) => {
    let found
    for (const [id, { at }] of timers)
      if (at <= until && (found === undefined || at < found.at)) found = { id, at }
    return found
  }

  Object.assign(window, {
    lapse: async (/** @type {number} */ milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        await tasks()
        if (inFlight > 0) {
          await new Promise((resolve) => wait(resolve, 0))
          continue
        }
        const found = next(until)
        if (!found) break
        const timer = timers.get(found.id)
        now = Math.max(now, found.at)
        if (timer?.period === undefined) timers.delete(found.id)
        else timer.at = now + timer.period
        timer?.run()
      }
      now = until
    },
  })
}
