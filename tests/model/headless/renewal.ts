import { keyOf, type Renewal } from '#src/environment/offline/kept.ts'

/** Returns what the service worker says of a newer answer to a call, `/path?query` below `/api`, to an English page. */
export function renewal(call: string, body: unknown, page: string): Renewal {
  return { type: 'renewed', key: keyOf(`/api${call}`, 'en', page), text: JSON.stringify(body) }
}
