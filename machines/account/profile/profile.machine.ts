import { assign, raise, setup, stateIn } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED } from '../../common/result.ts'
import { NOTICE_SHOWN, SUCCESS_SHOWN } from '../../common/timings.ts'
import type { Contact, User } from '../../contract/account.ts'
import { isLeftUnknown } from '../../money/idempotency.rules.ts'
import { phoneOnWire } from '../phone.rules.ts'
import { verificationMachine } from '../verification/verification.machine.ts'
import type { ContactKind } from '../verification/verification.rules.ts'
import { type BirthdayError, checkBirthday } from './birthday.rules.ts'

export interface Profile {
  readonly user: User
  /** Further phones; none where they could not be loaded. */
  readonly contacts: readonly Contact[]
  readonly contactsFailure: Failure | null
}

/** Which contact a verification is about; the contact is empty for a new phone. */
export interface Asked {
  readonly kind: ContactKind
  readonly contact: string
}

interface ProfileContext {
  remoteId: string
  /** Kept while it is loaded anew. */
  profile: Profile | null
  failure: Failure | null
  birthday: string
  /** In Dhaka, `YYYY-MM-DD`, once it has been asked for. */
  today: string
  birthdayError: BirthdayError | null
  birthdayFailure: Failure | null
  /** The bonus is less than can be claimed. */
  bonusShort: boolean
  bonusFailure: Failure | null
  asked: Asked
}

type ProfileEvent =
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'birthday.edit' }
  | { type: 'birthday.changed'; value: string }
  | { type: 'birthday.save' }
  | { type: 'birthday.cancel' }
  | { type: 'claim' }
  | ({ type: 'verification.open' } & Asked)
  | { type: 'verification.close' }
  /** Told by the verification: a phone was added. */
  | { type: 'contacts.changed' }

/** Poisha: `You need at least 10 to claim all.`. */
const LEAST_CLAIM = 10_00

export const profilePorts = {
  loadProfile: port<Result<Profile>, string>('loadProfile'),
  askToday: port<string>('askToday'),
  saveBirthday: port<Result<{ readonly dofb: string }>, { remoteId: string; birthday: string }>(
    'saveBirthday',
  ),
  /** `bonus`: poisha, what is claimed. */
  claimBonus: port<Result<unknown>, { remoteId: string; bonus: number }>('claimBonus'),
}

/** Personal Info: details, birthday, cash bonus, and a dialog that verifies a contact. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as { remoteId: string },
    children: {} as { verification: 'verification' },
  },
  actors: { ...profilePorts, verification: verificationMachine },
  guards: {
    isKnown: ({ context }) => context.profile !== null,
    /** Fixed once saved. */
    hasNoBirthday: ({ context }) => context.profile !== null && !context.profile.user.dofb,
    isBirthday: ({ context }) => checkBirthday(context.birthday, context.today) === null,
    isUpToDate: stateIn({ details: 'ready' }),
    canClaim: ({ context }) => (context.profile?.user.cash_bonus ?? 0) >= LEAST_CLAIM,
  },
  actions: {
    notifyParent,
    refresh: raise({ type: 'refresh' }),
    takeProfile: assign((_, outcome: Result<Profile>) =>
      outcome.ok ? { profile: outcome.value, failure: null } : {},
    ),
  },
  delays: { successShown: SUCCESS_SHOWN, noticeShown: NOTICE_SHOWN },
}).createMachine({
  id: 'profile',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    profile: null,
    failure: null,
    birthday: '',
    today: '',
    birthdayError: null,
    birthdayFailure: null,
    bonusShort: false,
    bonusFailure: null,
    asked: { kind: 'phone', contact: '' },
  }),
  on: { 'contacts.changed': { actions: 'refresh' } },
  states: {
    details: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadProfile',
            id: 'loadProfile',
            input: ({ context }) => context.remoteId,
            onDone: [
              {
                guard: isOk,
                target: 'ready',
                actions: { type: 'takeProfile', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: assign({ failure: failureOf }) },
            ],
            onError: { target: 'failed', actions: assign({ failure: UNEXPECTED }) },
          },
          on: { refresh: { target: 'loading', reenter: true } },
        },
        ready: { on: { refresh: 'loading' } },
        failed: { on: { retry: 'loading', refresh: 'loading' } },
      },
    },
    birthday: {
      initial: 'viewing',
      states: {
        viewing: { on: { 'birthday.edit': { guard: 'hasNoBirthday', target: 'opening' } } },
        opening: {
          invoke: {
            src: 'askToday',
            id: 'askToday',
            onDone: { target: 'editing', actions: assign(({ event }) => ({ today: event.output })) },
            onError: 'viewing',
          },
        },
        editing: {
          on: {
            'birthday.changed': {
              actions: assign(({ event }) => ({
                birthday: event.value,
                birthdayError: null,
                birthdayFailure: null,
              })),
            },
            'birthday.cancel': {
              target: 'viewing',
              actions: assign({ birthday: '', birthdayError: null, birthdayFailure: null }),
            },
            'birthday.save': [
              {
                guard: 'isBirthday',
                target: 'saving',
                actions: assign({ birthdayError: null, birthdayFailure: null }),
              },
              {
                actions: assign(({ context }) => ({
                  birthdayError: checkBirthday(context.birthday, context.today),
                  birthdayFailure: null,
                })),
              },
            ],
          },
        },
        saving: {
          invoke: {
            src: 'saveBirthday',
            id: 'saveBirthday',
            input: ({ context }) => ({ remoteId: context.remoteId, birthday: context.birthday }),
            onDone: [
              {
                guard: isOk,
                target: 'viewing',
                actions: assign(({ context, event }) =>
                  event.output.ok && context.profile
                    ? {
                        profile: {
                          ...context.profile,
                          user: { ...context.profile.user, dofb: event.output.value.dofb },
                        },
                      }
                    : {},
                ),
              },
              {
                // It may have been saved all the same; loading anew tells.
                guard: isLeftUnknown,
                target: 'editing',
                actions: [assign({ birthdayFailure: failureOf }), 'refresh'],
              },
              { target: 'editing', actions: assign({ birthdayFailure: failureOf }) },
            ],
            onError: { target: 'editing', actions: assign({ birthdayFailure: UNEXPECTED }) },
          },
        },
      },
    },
    bonus: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            claim: {
              guard: 'isUpToDate',
              target: 'checking',
              actions: assign({ bonusFailure: null, bonusShort: false }),
            },
          },
        },
        checking: {
          always: [
            { guard: 'canClaim', target: 'claiming' },
            { target: 'resting', actions: assign({ bonusShort: true }) },
          ],
        },
        claiming: {
          invoke: {
            src: 'claimBonus',
            id: 'claimBonus',
            input: ({ context }) => ({
              remoteId: context.remoteId,
              bonus: context.profile?.user.cash_bonus ?? 0,
            }),
            onDone: [
              { guard: isOk, target: 'claimed' },
              {
                // It may have been claimed all the same: what is shown must be true before the next try.
                guard: isLeftUnknown,
                target: 'resting',
                actions: [
                  assign({ bonusFailure: failureOf }),
                  'refresh',
                  { type: 'notifyParent', params: { type: 'balance.refresh' } },
                ],
              },
              { target: 'resting', actions: assign({ bonusFailure: failureOf }) },
            ],
            onError: { target: 'resting', actions: assign({ bonusFailure: UNEXPECTED }) },
          },
        },
        claimed: {
          after: {
            successShown: {
              target: 'resting',
              actions: ['refresh', { type: 'notifyParent', params: { type: 'balance.refresh' } }],
            },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {},
        open: {
          invoke: {
            src: 'verification',
            id: 'verification',
            input: ({ context }) => ({
              ...context.asked,
              remoteId: context.remoteId,
              added: context.profile?.contacts.map(({ contract_value }) => phoneOnWire(contract_value)) ?? [],
            }),
            onDone: { target: 'verified', actions: 'refresh' },
            onError: 'closed',
          },
          on: { 'verification.close': 'closed' },
        },
        verified: { after: { noticeShown: 'closed' } },
      },
      on: {
        'verification.open': {
          guard: 'isKnown',
          target: '.open',
          actions: assign(({ event }) => ({ asked: { kind: event.kind, contact: event.contact } })),
        },
      },
    },
  },
})
