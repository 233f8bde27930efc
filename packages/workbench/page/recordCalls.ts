import type { CallAnswer } from '../log/log.types.ts'
import type { Client } from '../recordable.ts'
import type { Recorder } from './recorder.ts'

interface Sending {
  readonly actor: string
  readonly method: string
  /** Path below the base address, or the whole address. */
  readonly path: string
}

/** Returns a request as `METHOD /path?query body`, without an empty body. */
export function lineOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const body = typeof init?.body === 'string' && init.body !== '{}' ? [init.body] : []
  return [init?.method ?? 'GET', String(input), ...body].join(' ')
}

/** Records the calls of the HTTP client, each with the port that sends it, and their raw responses. */
export class CallRecorder {
  readonly #recorder: Recorder
  readonly #sending = new Set<Sending>()
  readonly #callers = new WeakMap<AbortSignal, string>()
  #count = 0

  constructor(recorder: Recorder) {
    this.#recorder = recorder
  }

  /** Returns a client that knows which port sends a call. A port has one signal for all of its calls. */
  client<Given extends Client>(client: Given): Given {
    const send: Client['send'] = async (call, options) => {
      const actor = this.#recorder.starting ?? this.#callers.get(options.signal) ?? ''
      this.#callers.set(options.signal, actor)
      const filled = call.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(options.params?.[name] ?? ''),
      )
      const sending = { actor, method: call.method, path: options.address ?? filled }
      this.#sending.add(sending)
      try {
        return await client.send(call, options)
      } finally {
        this.#sending.delete(sending)
      }
    }
    return { ...client, send }
  }

  #senderOf(input: RequestInfo | URL, init: RequestInit | undefined): Sending | undefined {
    const [address = ''] = String(input).split('?')
    return [...this.#sending].find(
      ({ method, path }) =>
        method === (init?.method ?? 'GET') && (address.endsWith(path) || path === String(input)),
    )
  }

  /** Returns a `fetch` that records only the client's calls. */
  fetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const sender = this.#senderOf(input, init)
      if (!sender) return fetch(input, init)
      const call = this.#count
      const started = performance.now()
      this.#count += 1
      this.#recorder.add(sender.actor, { kind: 'call', call, line: lineOf(input, init) })
      const note = (answer: CallAnswer) => {
        const took = Math.round(performance.now() - started)
        this.#recorder.add(sender.actor, { kind: 'answer', call, answer, took })
      }
      try {
        const response = await fetch(input, init)
        const body = await response.text()
        note({ status: response.status, body })
        // Not a clone: the body of an early answer has been read already.
        return Object.assign(response, { text: () => Promise.resolve(body) })
      } catch (error) {
        note(init?.signal?.aborted ? 'aborted' : 'lost')
        throw error
      }
    }
  }
}
