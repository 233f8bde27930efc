/** The keys of the session, exactly those of the wire. */
export const SESSION_KEYS = [
  'token',
  'remote_id',
  'username',
  'exchangeToken',
  'balance',
  'agent_code',
  'referral_code',
  'affiliate_code',
  'whatsapp',
  'liveChat',
  'intercom',
  'tawkId',
  'popup',
  'regPopup',
] as const

export type StorageKey = (typeof SESSION_KEYS)[number] | `app.${string}`

export interface Storage {
  /** Empty where nothing is kept. */
  get(key: StorageKey): string
  set(key: StorageKey, value: string): void
  remove(key: StorageKey): void
  /** Hears of another tab's changes: the key, or null where all was cleared. Returns how to stop. */
  subscribe(listener: (key: string | null) => void): () => void
}

/**
 * The device's store. Where it is refused or full, the page keeps the value for as long as it lives
 *.
 */
export function createStorage(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  open: () => globalThis.Storage,
): Storage {
  const kept = new Map<string, string | null>()

  function attempt<Value>(use: (store: globalThis.Storage) => Value): Value | undefined {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }

  return {
    get: (key) => (kept.has(key) ? kept.get(key) : attempt((store) => store.getItem(key))) ?? '',
    set(key, value) {
      const stored = attempt((store) => {
        store.setItem(key, value)
        return true
      })
      if (stored) kept.delete(key)
      else kept.set(key, value)
    },
    remove(key) {
      const removed = attempt((store) => {
        store.removeItem(key)
        return true
      })
      if (removed) kept.delete(key)
      else kept.set(key, null)
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => listener(event.key)
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}
