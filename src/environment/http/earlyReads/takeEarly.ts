import { keyOf, type SentReads } from './sentReads.ts'

/** Returns a `fetch` that takes the answer of the same call, once, if it has been sent already. */
export function takeEarly(
  fetch: typeof globalThis.fetch,
  sent: SentReads = new Map(),
): typeof globalThis.fetch {
  return (input, init) => {
    // Odds ask several times a second, long after the last early answer was taken.
    if (sent.size === 0 || init?.method !== 'GET') return fetch(input, init)
    const key = keyOf(String(input), new Headers(init.headers), init.cache)
    const early = sent.get(key)
    if (!early) return fetch(input, init)
    sent.delete(key)
    const { signal } = init
    signal?.addEventListener('abort', () => early.abort(signal.reason))
    return early.answer
  }
}
