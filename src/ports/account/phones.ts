import { verifiedPhones } from '#machines/account/verifiedPhones.rules.ts'
import { mapResult, type Result, succeeded } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import { allSettledThen } from '../../environment/allSettledThen.ts'
import type { Http } from '../../environment/http.ts'

/** Loads the player and their other phones in parallel. */
export function loadContacts(http: Http, remoteId: string, signal: AbortSignal) {
  return allSettledThen(
    http.send(accountCalls.user, { query: { remote_id: remoteId }, signal }),
    http.send(accountCalls.otherPhones, { signal }),
  )
}

interface Wanted {
  readonly isUsable?: (phone: string) => boolean
  /** If one of the others can't be read: true if a main phone is enough, false if the list has failed. */
  readonly isLenient?: boolean
}

/**
 * Resolves with the verified phones of a player that `isUsable` accepts, the main one first. If the others
 * can't be loaded, a usable main phone is enough.
 */
export async function loadVerifiedPhones(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
  { isUsable = () => true, isLenient = false }: Wanted = {},
): Promise<Result<readonly string[]>> {
  const [user, others] = await loadContacts(http, remoteId, signal)
  if (!user.ok) return user
  const main = verifiedPhones(user.value.user, []).filter(isUsable)
  if (!others.ok) {
    const isEnough = main.length > 0 && (isLenient || others.failure.kind !== 'unreadable')
    return isEnough ? succeeded(main) : others
  }
  return mapResult(others, ({ data }) => verifiedPhones(user.value.user, data).filter(isUsable))
}
