import type { WireAnswer } from '#tests/model/model.ts'

type Answers = Readonly<Record<string, WireAnswer | 'held'>>

const never = new Promise<Response>(() => undefined)

/** Returns a `fetch` with fixed responses, by `METHOD /path` below `/api`; other calls get 404. */
export function fetchOf(answers: Answers): typeof window.fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), window.location.href)
    const wire = answers[`${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`]
    if (wire === 'held' || (wire && 'silent' in wire)) return never
    if (wire && 'lost' in wire) throw new TypeError('The connection is lost.')
    const body = wire && 'raw' in wire ? wire.raw : JSON.stringify(wire?.body ?? {})
    return new Response(body, { status: wire ? (wire.status ?? 200) : 404 })
  }
}
