import type { Answer, SentCall, WireAnswer } from '../wire.types.ts'

/** A call that waits for its answer. */
export interface HeldCall {
  /** The port that made it. */
  readonly port: string
  /** Method, path with query, and body: what is compared between the headless run and the browser. */
  readonly line: string
  answer(wire: WireAnswer): void
}

/** Returns method, path with query, and body as one line. */
export function lineOf(method: string, address: string, body: string | null | undefined): string {
  return [method, address, ...(body && body !== '{}' ? [body] : [])].join(' ')
}

/** The origin of an app in a headless run. */
export const ORIGIN = 'http://site.test'

/** Returns `METHOD /path` of a line, with the query. A path below `base` is written without it. */
export function queryCallOf(line: string, base = ''): string {
  const [method = '', address = ''] = line.split(' ')
  return `${method} ${address.startsWith(`${base}/`) ? address.slice(base.length) : address}`
}

/** Returns `METHOD /path` of a line, without `base` and the query. */
export const callOf = (line: string, base?: string): string => queryCallOf(line, base).replace(/\?.*$/, '')

/** Returns the call of a line. */
export function sentOf(line: string, base?: string): SentCall {
  const [, address = '', ...body] = line.split(' ')
  return {
    call: callOf(line, base),
    query: new URL(address, ORIGIN).searchParams,
    body: body.length > 0 ? JSON.parse(body.join(' ')) : null,
  }
}

/** Returns the headers of an answer beside those that every answer has. */
export function headersOf(wire: WireAnswer): Record<string, string> {
  return 'headers' in wire ? { ...wire.headers } : {}
}

export function bodyOf(wire: { readonly body: unknown } | { readonly raw: string }): string {
  return 'raw' in wire ? wire.raw : JSON.stringify(wire.body)
}

/** Returns the body of an answer as it arrives; a cut one breaks off with the error of a lost connection. */
function streamOf(wire: Parameters<typeof bodyOf>[0]): string | ReadableStream {
  if (!('cut' in wire)) return bodyOf(wire)
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(bodyOf(wire))),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}

/** Returns the answer to a call, by its line, if it is the nth of its port; undefined if no server would give it. */
export function wireFor(
  answer: Answer,
  at: number,
  line: string,
  base: string | undefined,
): WireAnswer | undefined {
  if (typeof answer === 'function') return answer(sentOf(line, base))
  return Array.isArray(answer) ? answer[at] : (answer as WireAnswer)
}

/** A `fetch` that holds every call until it is answered, and drops it when it is aborted. */
export class HeldNetwork {
  readonly held = new Set<HeldCall>()
  /** The line of every call that was ever made. */
  readonly made: string[] = []

  fetchFor(port: string): typeof globalThis.fetch {
    return (input, init) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          this.held.delete(call)
          end()
        }
        const call: HeldCall = {
          port,
          line: lineOf(init?.method ?? 'GET', String(input), init?.body as string | null | undefined),
          answer: (wire) => {
            if ('silent' in wire) return
            settle(() => {
              if ('lost' in wire) reject(new TypeError('Failed to fetch'))
              else
                resolve(
                  new Response(streamOf(wire), { status: wire.status ?? 200, headers: headersOf(wire) }),
                )
            })
          },
        }
        init?.signal?.addEventListener('abort', () => settle(() => reject(init.signal?.reason)))
        this.made.push(call.line)
        this.held.add(call)
      })
  }

  heldBy(port: string): HeldCall[] {
    return [...this.held].filter((call) => call.port === port)
  }

  get lines(): string[] {
    return [...this.held].map(({ line }) => line).sort()
  }
}
