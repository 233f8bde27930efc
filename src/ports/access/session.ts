import { fromCallback, fromPromise } from 'xstate'
import type { SessionStoreEvent, sessionPorts } from '../../../machines/access/session/session.machine.ts'
import type { Session, SessionStart } from '../../../machines/access/session/session.types.ts'
import { moneyToDecimal } from '../../../machines/contract/amounts.ts'
import { siteCalls } from '../../../machines/contract/site.ts'
import type { Environment } from '../../environment/environment.ts'
import { SESSION_KEYS, type Storage, type StorageKey } from '../../environment/storage.ts'

/** What a log-out clears; the end of a session by a 401 clears all keys of the session. */
const LOGOUT_KEYS: readonly StorageKey[] = [
  'token',
  'balance',
  'remote_id',
  'username',
  'exchangeToken',
  'agent_code',
]

/** What is kept by player and goes when the session ends, `{key}.{remote_id}`. */
const PLAYER_KEYS = ['app.verification', 'app.draft'] as const

function clearSession(storage: Storage, keys: readonly StorageKey[]): void {
  for (const key of PLAYER_KEYS) storage.remove(`${key}.${storage.get('remote_id')}`)
  for (const key of keys) storage.remove(key)
}

/** The session that the device kept, null where there is none or it is not whole. */
export function readSession(storage: Storage): Session | null {
  const token = storage.get('token')
  const remoteId = storage.get('remote_id')
  if (!token || !remoteId) return null
  return { token, remoteId, username: storage.get('username'), exchangeToken: storage.get('exchangeToken') }
}

/** The token comes last, so that another tab that sees it finds the rest. */
function saveSession(storage: Storage, { session, registered }: SessionStart): void {
  storage.set('popup', '1')
  storage.set('regPopup', registered ? '1' : '0')
  if (registered) {
    storage.remove('agent_code')
    storage.remove('referral_code')
    storage.remove('affiliate_code')
  }
  storage.set('remote_id', session.remoteId)
  storage.set('username', session.username)
  if (session.exchangeToken) storage.set('exchangeToken', session.exchangeToken)
  else storage.remove('exchangeToken')
  storage.set('token', session.token)
}

function sessionStore(storage: Storage) {
  return fromCallback<SessionStoreEvent, undefined>(({ sendBack, receive }) => {
    receive((event) => {
      if (event.type === 'save') saveSession(storage, event.start)
      else if (event.type === 'saveBalance') storage.set('balance', moneyToDecimal(event.balance))
      else clearSession(storage, event.scope === 'logout' ? LOGOUT_KEYS : SESSION_KEYS)
    })
    return storage.subscribe((key) => {
      if (key === null || key === 'token') sendBack({ type: 'store.changed', session: readSession(storage) })
    })
  })
}

export function sessionPortsOf({ http, storage }: Environment): typeof sessionPorts {
  return {
    sessionStore: sessionStore(storage),
    revoke: fromPromise(({ input, signal }) => http.send(siteCalls.logout, { signal, token: input.token })),
  }
}
