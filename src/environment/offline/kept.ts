/** What the worker says to the pages when it has a newer answer to a call than the one that it kept. */
export interface Renewal {
  readonly type: 'renewed'
  readonly key: string
  readonly text: string
}

/** The header of an answer that was kept. */
export const KEPT = 'X-Kept'

/** Returns true for a path of a call whose answers are kept, on whichever host the API is. */
export function isKeptCall(path: string): boolean {
  return /\/api\/(sliders|get-system|get-provider|get-games|promotion)$/.test(path)
}

/**
 * Returns the mode in which the browser's own cache takes part in a call. It could hold another player's answer, or one
 * that a backend or CDN let it keep, so no answer comes from it unchecked. `no-store` also bypasses the worker.
 */
export function cacheModeOf(path: string, headers: Headers, isFresh = false): RequestCache {
  return isKeptCall(path) && !headers.has('Authorization') && !isFresh ? 'no-cache' : 'no-store'
}

/** Returns the address under which the answer to a call in a language is kept. */
export function keyOf(address: string, language: string, base?: string): string {
  const key = new URL(address, base)
  key.searchParams.append('Accept-Language', language)
  return key.href
}

/** Returns true for the text of an answer that reports no failure. */
export function isAnswer(text: string): boolean {
  try {
    return !['false', '0'].includes(String(JSON.parse(text).success))
  } catch {
    return false
  }
}
