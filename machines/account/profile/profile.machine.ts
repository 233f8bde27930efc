import { assign, sendTo } from 'xstate'
import { present } from '../../common/present.ts'
import type { VerifyFirst } from '../../common/routing/verifyFirst.types.ts'
import { addedPhones, balanceRefresh } from './profile.rules.ts'
import { flow } from './profile.setup.ts'

const endOtherClaim = flow.enqueueActions(({ context: { profile }, enqueue }) => {
  const bonus = profile?.user.cash_bonus ?? null
  if (bonus !== null) enqueue.sendTo('claimKey', { type: 'endOther', bonus })
})

const goBack = {
  type: 'notifyParent',
  params: ({ context }: { context: { back: VerifyFirst['back'] | null } }) => ({
    type: 'navigate' as const,
    to: present(context.back),
    replace: true,
  }),
} as const

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
            guard: { type: 'savedForAnother', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'takeBirthday', params: ({ event }) => event.output }, goBack],
          },
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
    saved: { after: { noticeShown: 'closed' } },
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
            actions: goBack,
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
    'bonus.changed': {
      actions: ['refresh', { type: 'notifyParent', params: ({ event }) => balanceRefresh(event.claimed) }],
    },
  },
  states: { details, birthday, verification },
})
