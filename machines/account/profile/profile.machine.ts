import { assign, raise, sendTo, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { barePhone, phoneOnWire } from '../../common/phone.rules.ts'
import { channel } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import type { Failure, Success } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import { NOTICE_SHOWN } from '../../common/timings.ts'
import type { VerifyFirst } from '../../common/verifyFirst.types.ts'
import type { Contact, User } from '../../contract/account.ts'
import { type BirthdayMessage, birthdayMachine } from '../birthday/birthday.machine.ts'
import { type CashBonusMessage, cashBonusMachine } from '../cashBonus/cashBonus.machine.ts'
import { verificationMachine } from '../verification/verification.machine.ts'
import type { ContactKind } from '../verification/verification.rules.ts'
import type { VerificationMessage } from '../verification/verification.setup.ts'
import { isMainVerified } from '../verifiedPhones.rules.ts'

export interface Profile {
  readonly user: User
  /** Additional phones: those known before if they could not be loaded. */
  readonly contacts: readonly Contact[]
  /** Why the additional phones could not be loaded. */
  readonly contactsFailure: Failure | null
}

/** The contact to verify; empty for a new phone. */
interface ContactToVerify {
  readonly kind: ContactKind
  readonly contact: string
}

interface ProfileInput {
  readonly remoteId: string
  /** What another screen needs verified, null if none has led here. */
  readonly first: VerifyFirst | null
}

interface ProfileContext extends ProfileInput {
  /** Null once the profile is known: its dialog has been opened, if it is still needed. */
  first: VerifyFirst | null
  /** Where a verified phone leads back to. */
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

/**
 * Returns the loaded profile. It keeps a saved birthday, because the response may be older than the save, and the known
 * contacts if only they could not be loaded.
 */
function loadedProfile(known: Profile | null, loaded: Profile): Profile {
  return {
    ...loaded,
    user: { ...loaded.user, dofb: loaded.user.dofb || known?.user.dofb },
    contacts: loaded.contactsFailure && known ? known.contacts : loaded.contacts,
  }
}

/** Returns the event that opens the dialog for the phone that another screen needs. */
function openingOf({ verify }: VerifyFirst, { user }: Profile) {
  const contact = verify === 'phone' ? barePhone(user.phone) : ''
  return { type: 'verification.open' as const, kind: verify, contact }
}

/** Returns the additional phones in their wire format. */
function addedPhones(profile: Profile | null): readonly string[] {
  return profile?.contacts.map(({ contract_value }) => phoneOnWire(contract_value)) ?? []
}

const flow = setup({
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
      first !== null && !(first.verify === 'phone' && isMainVerified(user)),
    leadsBack: ({ context: { back, toVerify } }, isVerified: boolean) =>
      isVerified && back !== null && toVerify.kind !== 'email',
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

const endOtherClaim = flow.enqueueActions(({ context: { profile }, enqueue }) => {
  const bonus = profile?.user.cash_bonus ?? null
  if (bonus !== null) enqueue.sendTo('claimKey', { type: 'endOther', bonus })
})

const details = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadProfile',
        id: 'loadProfile',
        input: ({ context }) => context.remoteId,
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'takeProfile', params: ({ event }) => event.output },
              'openWanted',
              assign(({ context: { first } }) => ({ first: null, back: first?.back ?? null })),
            ],
          },
          {
            target: 'ready',
            actions: [{ type: 'takeProfile', params: ({ event }) => event.output }, assign({ first: null })],
          },
        ],
      },
      // The response in flight may be older than the change.
      on: { refresh: { target: 'loading', reenter: true } },
    },
    ready: {
      entry: endOtherClaim,
      on: {
        refresh: 'loading',
        'tab.returned': { guard: 'lacksContacts', target: 'loading' },
        claim: { guard: 'knowsBonus', actions: 'claim' },
      },
    },
  },
})

const birthday = flow.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'birthday.edit': { guard: 'hasNoBirthday', target: 'open' } } },
    open: {
      invoke: {
        src: 'birthday',
        id: 'birthday',
        input: ({ context }) => ({ remoteId: context.remoteId }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'saved',
            actions: { type: 'takeBirthday', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    saved: {},
  },
})

const verification = flow.createStateConfig({
  initial: 'closed',
  on: {
    'verification.open': {
      guard: 'isKnown',
      target: '.open',
      actions: assign({ toVerify: ({ event: { kind, contact } }) => ({ kind, contact }) }),
    },
  },
  states: {
    closed: {},
    open: {
      invoke: {
        src: 'verification',
        id: 'verification',
        input: ({ context: { toVerify, remoteId, profile } }) => ({
          ...toVerify,
          remoteId,
          added: addedPhones(profile),
        }),
        onDone: [
          {
            guard: { type: 'leadsBack', params: ({ event }) => event.output },
            target: 'closed',
            actions: {
              type: 'notifyParent',
              params: ({ context }) => ({ type: 'navigate', to: present(context.back), replace: true }),
            },
          },
          { guard: ({ event }) => event.output, target: 'verified', actions: 'refresh' },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
      initial: 'shown',
      states: {
        shown: {
          on: {
            'verification.close': { target: 'hidden', actions: sendTo('verification', { type: 'close' }) },
          },
        },
        /** Until the call under way has ended. */
        hidden: {
          on: {
            'verification.open': {
              guard: { type: 'isInHand', params: ({ event }) => event },
              target: 'shown',
              actions: sendTo('verification', { type: 'reopen' }),
            },
          },
        },
      },
    },
    verified: { after: { noticeShown: 'closed' } },
  },
})

/** Personal Info: details, the birthday editor, the cash bonus, and a dialog that verifies a contact. */
export const profileMachine = flow.createMachine({
  id: 'profile',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    back: null,
    profile: null,
    toVerify: { kind: 'phone', contact: '' },
  }),
  invoke: [
    { src: 'tabReturns', id: 'tabReturns' },
    { src: 'claimKey', id: 'claimKey', input: ({ context }) => context.remoteId },
    { src: 'cashBonus', id: 'cashBonus', input: ({ context }) => ({ remoteId: context.remoteId }) },
  ],
  on: {
    'contacts.changed': { actions: 'refresh' },
    'bonus.changed': { actions: ['refresh', { type: 'notifyParent', params: { type: 'balance.refresh' } }] },
  },
  states: { details, birthday, verification },
})
