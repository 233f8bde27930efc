import { connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Slow 4G on a phone: milliseconds of a round trip and bytes of a second. */
export const SLOW_4G = { roundTrip: 562.5, rate: (1_474.56 * 1_000) / 8 }

/** How many times slower the CPU of a mid-range phone is than that of a desktop computer. */
export const CPU_SLOWDOWN = 4

/** A weak 3G. */
export const SLOW_3G = { roundTrip: 2_000, rate: 400_000 / 8 }

/** The beginning of a request: a browser sends one at a time on a connection. */
const REQUEST = /^(GET|POST) \S+/

/** Milliseconds for a browser to read what came before a reset. */
const MOMENT = 20

/** As much as one connection sends before the others get their turn, in bytes. */
const PIECE = 4_096

/**
 * Starts a proxy of one origin whose connections share a slow network. It delays everything, a service worker's
 * requests too, which the browser's own throttling of a page leaves out. Opening a connection costs nothing.
 *
 * @param {string} target origin
 * @param {{ roundTrip: number, rate: number }} network `roundTrip` in ms, `rate` in bytes a second
 * @param {(line: string, count: number) => 'before' | 'within' | undefined} [resetOf] whether the connection of a call is
 *   reset, by its request line and how many there were with it: `before` it arrives, or before the end of its response
 * @returns {Promise<{ url: string, sent: () => number, stop: () => Promise<void> }>} `url`: origin of the proxy; `sent`:
 *   bytes that the target has sent so far
 */
export async function startSlowNetwork(target, { roundTrip, rate }, resetOf = () => undefined) {
  const { hostname, port } = new URL(target)
  /** When the line is free again, for all connections. */
  let free = 0
  let sent = 0

  /** @param {Buffer} piece @returns {Promise<void>} resolves when the line has taken the piece */
  async function send(piece) {
    free = Math.max(free, performance.now()) + (piece.length / rate) * 1_000
    await sleep(free - performance.now())
  }

  /** Returns a stream that delays what passes, in order, by half a round trip. @param {boolean} shared */
  function half(shared) {
    /** @type {Promise<void>} */
    let passed = Promise.resolve()
    const stream = new Transform({
      async transform(chunk, _, done) {
        for (let at = 0; at < chunk.length; at += PIECE) {
          const piece = chunk.subarray(at, at + PIECE)
          if (shared) sent += piece.length
          if (shared) await send(piece)
          const arrival = sleep(roundTrip / 2)
          passed = passed.then(async () => {
            await arrival
            stream.push(piece)
          })
        }
        done()
      },
      flush(done) {
        passed.then(() => done())
      },
    })
    return stream
  }

  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  let calls = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => (socket === near ? far : near).destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    /** How the connection of the call under way is reset. */
    let reset = /** @type {ReturnType<typeof resetOf>} */ (undefined)
    near.on('data', (chunk) => {
      const [line] = REQUEST.exec(chunk.toString('latin1')) ?? []
      if (!line) return
      calls += 1
      reset = resetOf(line, calls)
      if (reset === 'before') near.resetAndDestroy()
    })
    // Without headers of a response, a browser repeats a call by itself.
    const cut = new Transform({
      transform(piece, _, done) {
        if (reset !== 'within') return done(null, piece)
        done(null, piece.subarray(0, -1))
        setTimeout(() => near.resetAndDestroy(), MOMENT)
      },
    })
    near.pipe(half(false)).pipe(far)
    far.pipe(half(true)).pipe(cut).pipe(near)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `${target.split(':', 1)[0]}://localhost:${address.port}`,
    sent: () => sent,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
