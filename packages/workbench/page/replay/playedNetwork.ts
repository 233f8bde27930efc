import type { LogEntry } from '../../log/log.types.ts'
import { lineOf } from '../recordCalls.ts'

interface HeldCall {
  readonly input: RequestInfo | URL
  readonly init: RequestInit | undefined
  resolve(response: Response): void
  reject(error: unknown): void
}

const LOST = 'Failed to fetch'

/** The network of a replay. It holds each call until the log has its response. */
export class PlayedNetwork {
  /** The lines of calls that are not in the log. */
  readonly unexpected: string[] = []
  readonly #real: typeof globalThis.fetch
  readonly #expected: { readonly call: number; readonly line: string }[]
  readonly #held = new Map<number, HeldCall>()
  readonly #made = new Set<number>()
  #live = false

  constructor(entries: readonly LogEntry[], real: typeof globalThis.fetch) {
    this.#real = real
    this.#expected = entries.flatMap((entry) =>
      entry.kind === 'call' ? [{ call: entry.call, line: entry.line }] : [],
    )
  }

  readonly fetch: typeof globalThis.fetch = (input, init) => {
    if (this.#live) return this.#real(input, init)
    return new Promise((resolve, reject) => {
      const line = lineOf(input, init)
      const at = this.#expected.findIndex((one) => one.line === line)
      const [expected] = at < 0 ? [] : this.#expected.splice(at, 1)
      if (!expected) {
        this.unexpected.push(line)
        return
      }
      this.#made.add(expected.call)
      this.#held.set(expected.call, { input, init, resolve, reject })
      init?.signal?.addEventListener('abort', () => {
        this.#held.delete(expected.call)
        reject(init.signal?.reason)
      })
    })
  }

  hasMade(call: number): boolean {
    return this.#made.has(call)
  }

  answer({ call, answer }: Extract<LogEntry, { kind: 'answer' }>): void {
    const held = this.#held.get(call)
    if (!held || answer === 'aborted') return
    this.#held.delete(call)
    if (answer === 'lost') held.reject(new TypeError(LOST))
    // A response with one of these statuses must not have a body.
    else if ([204, 205, 304].includes(answer.status))
      held.resolve(new Response(null, { status: answer.status }))
    else held.resolve(new Response(answer.body, { status: answer.status }))
  }

  /** Switches to the real network. Held reads are sent; held writes are lost, so none is sent twice. */
  goLive(): void {
    this.#live = true
    for (const { input, init, resolve, reject } of this.#held.values()) {
      if ((init?.method ?? 'GET') === 'GET') this.#real(input, init).then(resolve, reject)
      else reject(new TypeError(LOST))
    }
    this.#held.clear()
  }
}
