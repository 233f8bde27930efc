import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import type { Success } from '@tiya/ports/result'
import { assign, raise, sendTo, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { present } from '../../common/present.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import type { VerifyFirst } from '../../common/routing/verifyFirst.types.ts'
import { NOTICE_SHOWN } from '../../common/time/timings.ts'
import { type BirthdayMessage, birthdayMachine } from '../birthday/birthday.machine.ts'
import { type CashBonusMessage, cashBonusMachine } from '../cashBonus/cashBonus.machine.ts'
import { verificationMachine } from '../verification/verification.machine.ts'
import type { ContactKind } from '../verification/verification.rules.ts'
import type { VerificationMessage } from '../verification/verification.setup.ts'
import { isLacking, loadedProfile, openingOf, type Profile } from './profile.rules.ts'

/** The contact to verify; empty for a new phone. */
interface ContactToVerify {
  readonly kind: ContactKind
  readonly contact: string
}

interface ProfileInput {
  readonly remoteId: string
  /** What another screen needs, null if none has led here. */
  readonly first: VerifyFirst | null
}

interface ProfileContext extends ProfileInput {
  /** Null once the profile is known: its dialog or editor has been opened, if it is still needed. */
  first: VerifyFirst | null
  /** Where a verified phone or a saved birthday leads back to. */
  back: VerifyFirst['back'] | null
  /** Kept during a reload. */
  profile: Profile | null
  toVerify: ContactToVerify
}

type ProfileEvent =
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }
  /** What is shown may be stale. The player sends the same event. */
  | BirthdayMessage
  | { type: 'birthday.edit' }
  | { type: 'claim' }
  | CashBonusMessage
  | ({ type: 'verification.open' } & ContactToVerify)
  | { type: 'verification.close' }
  | VerificationMessage

export const profilePorts = {
  loadProfile: load<Profile, string>(),
  /** Ends the key of a claim of another bonus than this one, in poisha. */
  claimKey: channel<never, { readonly type: 'endOther'; readonly bonus: number }, string>('claimKey'),
  tabReturns: channel<ProfileEvent>('tabReturns'),
}

/** The profile's ports, guards and actions. */
export const flow = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    children: {} as {
      verification: 'verification'
      birthday: 'birthday'
      cashBonus: 'cashBonus'
      claimKey: 'claimKey'
      loadProfile: 'loadProfile'
    },
  },
  actors: {
    ...profilePorts,
    verification: verificationMachine,
    birthday: birthdayMachine,
    cashBonus: cashBonusMachine,
  },
  guards: {
    isKnown: ({ context }) => context.profile !== null,
    lacksContacts: ({ context }) => Boolean(context.profile?.contactsFailure),
    knowsBonus: ({ context }) => (context.profile?.user.cash_bonus ?? null) !== null,
    isWanted: ({ context: { first } }, { value: { user } }: Success<Profile>) =>
      first !== null && isLacking(first, user),
    leadsBack: ({ context: { back, toVerify } }, isVerified: boolean) =>
      isVerified && back !== null && toVerify.kind !== 'email',
    savedForAnother: ({ context }, birthday: string | null) => birthday !== null && context.back !== null,
    /** The birthday is fixed once saved. */
    hasNoBirthday: ({ context }) => context.profile !== null && !context.profile.user.dofb,
    isInHand: ({ context: { toVerify } }, { kind, contact }: ContactToVerify) =>
      kind === toVerify.kind && contact === toVerify.contact,
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    refresh: raise({ type: 'refresh' }),
    openWanted: raise(({ context: { first, profile } }) => openingOf(present(first), present(profile))),
    claim: sendTo('cashBonus', ({ context }) => ({
      type: 'claim' as const,
      bonus: present(context.profile?.user.cash_bonus),
    })),
    takeProfile: assign(({ context }, { value }: Success<Profile>) => ({
      profile: loadedProfile(context.profile, value),
    })),
    takeBirthday: assign(({ context: { profile } }, dofb: string | null) =>
      profile && dofb !== null ? { profile: { ...profile, user: { ...profile.user, dofb } } } : {},
    ),
  },
  delays: { noticeShown: NOTICE_SHOWN },
})
