import type { Contact, User } from '@tiya/contract/account'
import { barePhone, phoneOnWire } from '../../common/input/phone.rules.ts'
import type { Failure } from '../../common/result.ts'
import type { BalanceRefresh } from '../../common/routing/screen.types.ts'
import type { VerifyFirst } from '../../common/routing/verifyFirst.types.ts'
import { isMainVerified } from '../verifiedPhones.rules.ts'

export interface Profile {
  readonly user: User
  /** Additional phones: those known before if they could not be loaded. */
  readonly contacts: readonly Contact[]
  /** Why the additional phones could not be loaded. */
  readonly contactsFailure: Failure | null
}

/**
 * Returns the loaded profile. It keeps a saved birthday, because the response may be older than the save, and the known
 * contacts if only they could not be loaded.
 */
export function loadedProfile(known: Profile | null, loaded: Profile): Profile {
  return {
    ...loaded,
    user: { ...loaded.user, dofb: loaded.user.dofb || known?.user.dofb },
    contacts: loaded.contactsFailure && known ? known.contacts : loaded.contacts,
  }
}

/** Returns true if the player still lacks what another screen needs. */
export function isLacking({ verify }: VerifyFirst, user: User): boolean {
  if (verify === 'birthday') return !user.dofb
  return !(verify === 'phone' && isMainVerified(user))
}

/** Returns the event that opens the dialog or the editor for what another screen needs. */
export function openingOf({ verify }: VerifyFirst, { user }: Profile) {
  if (verify === 'birthday') return { type: 'birthday.edit' as const }
  const contact = verify === 'phone' ? barePhone(user.phone) : ''
  return { type: 'verification.open' as const, kind: verify, contact }
}

/** Returns the message about a cash bonus that was claimed, or that may have been. */
export function balanceRefresh(claimed: number | undefined): BalanceRefresh {
  const told = claimed === undefined ? undefined : { action: 'bonus', amount: claimed }
  return { type: 'balance.refresh', told }
}

/** Returns the additional phones in their wire format. */
export function addedPhones(profile: Profile | null): readonly string[] {
  return profile?.contacts.map(({ contract_value }) => phoneOnWire(contract_value)) ?? []
}
