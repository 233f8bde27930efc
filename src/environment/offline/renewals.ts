import { keyOf, type Renewal } from './kept.ts'
import { serviceWorkersOf } from './serviceWorker.ts'

/**
 * Calls `take` with the newer answer to a call in a language, as soon as there is one, each once. Returns a function
 * that ends that.
 */
export type Renewals = (address: string, language: string, take: (text: string) => void) => () => void

/** Returns the newer answers of which the service worker tells this page. One stays until a screen takes it. */
export function renewalsOf(window: Window): Renewals {
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  serviceWorkersOf(window)?.addEventListener('message', ({ data }: MessageEvent<Renewal>) => {
    if (data.type !== 'renewed') return
    texts.set(data.key, data.text)
    for (const listen of listeners) listen()
  })
  return (address, language, take) => {
    const key = keyOf(address, language, window.location.href)
    const listen = () => {
      const text = texts.get(key)
      texts.delete(key)
      if (text !== undefined) take(text)
    }
    listeners.add(listen)
    listen()
    return () => listeners.delete(listen)
  }
}
