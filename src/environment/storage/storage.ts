/** The keys of the session, named as on the wire. */
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

/** The values that are stored per player. */
export type PlayerKey =
  `app.${'verification' | 'draft' | 'realityCheck' | 'loginTime' | 'loginBalance' | 'reminder' | 'pins' | 'favourites' | 'recent' | 'balanceTime' | 'lastRecords' | 'shownMessages'}`

/** Returns the key of a player's own value. */
export function playerKey(key: PlayerKey, remoteId: string): StorageKey {
  return `${key}.${remoteId}`
}

export interface Storage {
  /** Returns the value, or an empty string if there is none. */
  get(key: StorageKey): string
  set(key: StorageKey, value: string): void
  remove(key: StorageKey): void
  /** Returns the keys that begin with this. */
  keys(prefix: `app.${string}`): readonly StorageKey[]
  /**
   * Calls the listener when another tab changes one of the keys, and when the browser brings back a page that it
   * had put aside, which missed the changes. Returns an unsubscribe function.
   */
  subscribe(keys: readonly StorageKey[], listener: () => void): () => void
}

/**
 * Returns a wrapper around the browser's storage that never throws. If the storage is blocked or full, values are kept
 * in memory until the page is closed.
 */
export function createStorage(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  open: () => globalThis.Storage,
): Storage {
  const memory = new Map<string, string | null>()

  function attempt<Value>(use: (store: globalThis.Storage) => Value): Value | undefined {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }

  return {
    get: (key) => (memory.has(key) ? memory.get(key) : attempt((store) => store.getItem(key))) ?? '',
    set(key, value) {
      const stored = attempt((store) => {
        store.setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      const removed = attempt((store) => {
        store.removeItem(key)
        return true
      })
      if (removed) memory.delete(key)
      else memory.set(key, null)
    },
    keys(prefix) {
      const stored = attempt((store) => Array.from(store, (_, at) => store.key(at) ?? '')) ?? []
      const all = new Set([...stored, ...memory.keys()])
      return [...all].filter((key): key is typeof prefix => key.startsWith(prefix))
    },
    subscribe(keys, listener) {
      // Without a key, all keys were removed.
      const onStorage = ({ key }: StorageEvent) =>
        (key === null || keys.some((one) => one === key)) && listener()
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
  }
}
