import { moneyToDecimal } from '@tiya/contract/amounts'
import { siteCalls } from '@tiya/contract/site'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import type { sessionPorts } from '#machines/access/session/session.setup.ts'
import type { Session, SessionStart } from '#machines/common/session.types.ts'
import type { Environment } from '../../environment/environment.ts'
import {
  type PlayerKey,
  playerKey,
  SESSION_KEYS,
  type Storage,
  type StorageKey,
} from '../../environment/storage/storage.ts'
import { forgetWish } from '../../environment/storage/wishes.ts'

/** The keys that a logout clears. A session that a 401 ends has all of its keys cleared. */
const LOGOUT_KEYS: readonly StorageKey[] = [
  'token',
  'balance',
  'remote_id',
  'username',
  'exchangeToken',
  'agent_code',
]

/** The values that are counted from the login. */
const COUNTED_KEYS: readonly PlayerKey[] = ['app.loginTime', 'app.loginBalance', 'app.reminder']

/** The values that are stored per player and removed when the session ends. */
const PLAYER_KEYS: readonly PlayerKey[] = [
  'app.verification',
  'app.draft',
  ...COUNTED_KEYS,
  // What stays readable offline.
  'app.balanceTime',
  'app.lastRecords',
]

function removeOf(storage: Storage, remoteId: string, keys: readonly PlayerKey[]): void {
  for (const key of keys) storage.remove(playerKey(key, remoteId))
}

/** Removes what the device holds of a player until their session ends. */
export function forgetPlayer(storage: Storage, remoteId: string): void {
  removeOf(storage, remoteId, PLAYER_KEYS)
}

/** Clears a session, the token first, so another tab ends its session before it misses anything else. */
function clearSession(storage: Storage, keys: readonly StorageKey[]): void {
  const remoteId = storage.get('remote_id')
  for (const key of keys) storage.remove(key)
  forgetPlayer(storage, remoteId)
}

/** Clears what a logout leaves nothing of. */
export function clearLoggedOut(environment: Environment): void {
  clearSession(environment.storage, LOGOUT_KEYS)
  forgetWish(environment)
}

/** Returns the stored session, or null if there is none or it is incomplete. */
export function readSession(storage: Storage): Session | null {
  const token = storage.get('token')
  const remoteId = storage.get('remote_id')
  if (!token || !remoteId) return null
  return { token, remoteId, username: storage.get('username'), exchangeToken: storage.get('exchangeToken') }
}

/** Stores the session. The token comes last, so another tab that sees it also finds the rest. */
function saveSession({ storage, clock }: Environment, { session, registered }: SessionStart): void {
  // Left behind by a session that this site did not end.
  if (storage.get('remote_id') !== session.remoteId) {
    storage.remove('balance')
    forgetPlayer(storage, storage.get('remote_id'))
  }
  removeOf(storage, session.remoteId, COUNTED_KEYS)
  storage.set(playerKey('app.loginTime', session.remoteId), String(clock.now()))
  storage.set('popup', '1')
  storage.set('regPopup', registered ? '1' : '0')
  // Names and contacts of a password reset that was not finished.
  storage.remove('app.forgotPassword')
  storage.set('remote_id', session.remoteId)
  storage.set('username', session.username)
  if (session.exchangeToken) storage.set('exchangeToken', session.exchangeToken)
  else storage.remove('exchangeToken')
  storage.set('token', session.token)
}

/** Stores the balance. The first one after a login is also stored as the login's balance. */
function saveBalance({ storage, clock }: Environment, balance: number): void {
  const decimal = moneyToDecimal(balance)
  const remoteId = storage.get('remote_id')
  const first = playerKey('app.loginBalance', remoteId)
  if (!storage.get(first)) storage.set(first, decimal)
  storage.set(playerKey('app.balanceTime', remoteId), String(clock.now()))
  storage.set('balance', decimal)
}

function sessionStore(environment: Environment): (typeof sessionPorts)['sessionStore'] {
  const { storage } = environment
  return channelPort(({ sendBack, receive }) => {
    receive((event) => {
      if (event.type === 'save') saveSession(environment, event.start)
      else if (event.type === 'saveBalance') saveBalance(environment, event.balance)
      else if (event.scope === 'end') clearSession(storage, SESSION_KEYS)
      else clearLoggedOut(environment)
    })
    return storage.subscribe(['token'], () =>
      sendBack({ type: 'store.changed', session: readSession(storage) }),
    )
  })
}

/** Returns the session's ports, except those that load code. */
export function sessionPortsOf(
  environment: Environment,
): Omit<typeof sessionPorts, 'loadRealityCheck' | 'loadPlayer'> {
  return {
    sessionStore: sessionStore(environment),
    revoke: promisePort(environment.report, ({ input, signal }) =>
      environment.http.send(siteCalls.logout, { signal, token: input.token }),
    ),
  }
}
