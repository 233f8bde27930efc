import { accountCalls } from '@tiya/contract/account'
import { succeeded } from '@tiya/ports/result'
import { missingPhone, verifiedPhones } from '#machines/account/verifiedPhones.rules.ts'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { MissingPhone } from '#machines/common/routing/verifyFirst.types.ts'
import { allSettledThen } from '../../environment/http/allSettledThen.ts'
import type { Http } from '../../environment/http/http.ts'

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

/** The verified phones of a player, what he lacks who has none of Bangladesh, and whether his birthday is known. */
interface Phones {
  readonly phones: readonly string[]
  readonly missingPhone: MissingPhone | null
  readonly hasBirthday: boolean
}

/**
 * Resolves with the verified phones of a player that `isUsable` accepts, the main one first, and with the phone that he
 * lacks. If the others can't be loaded, a usable main phone is enough.
 */
export async function loadPhones(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
  { isUsable = () => true, isLenient = false }: Wanted = {},
): Promise<Result<Phones>> {
  const [user, others] = await loadContacts(http, remoteId, signal)
  if (!user.ok) return user
  const main = verifiedPhones(user.value.user, []).filter(isUsable)
  const hasBirthday = Boolean(user.value.user.dofb)
  if (!others.ok) {
    const isEnough = main.length > 0 && (isLenient || others.failure.kind !== 'unreadable')
    return isEnough ? succeeded({ phones: main, missingPhone: null, hasBirthday }) : others
  }
  return mapResult(others, ({ data }) => ({
    phones: verifiedPhones(user.value.user, data).filter(isUsable),
    missingPhone: missingPhone(user.value.user, data),
    hasBirthday,
  }))
}

/** Resolves with the verified phones of a player alone; see `loadPhones`. */
export async function loadVerifiedPhones(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
  wanted?: Wanted,
): Promise<Result<readonly string[]>> {
  return mapResult(await loadPhones(http, remoteId, signal, wanted), ({ phones }) => phones)
}
