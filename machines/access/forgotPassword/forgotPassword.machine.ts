import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import type { Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import {
  checkRequest,
  checkReset,
  type ForgotForm,
  type ForgotMode,
  type ForgotStart,
  RESEND_AFTER,
  resendIn,
  startOf,
} from './forgotPassword.rules.ts'
import type { DraftStoreEvent, ForgotContext, ForgotEvent } from './forgotPassword.types.ts'

export const forgotPasswordPorts = {
  /** Resolves with the time the code was sent, by the page's clock; the wait for another starts then. */
  sendOtp: port<Result<number>, { mode: ForgotMode; form: ForgotForm }>('sendOtp'),
  resetPassword: port<Result<unknown>, ForgotForm>('resetPassword'),
  /** Stores what a reload must not lose while the code is awaited. */
  draftStore: channel<never, DraftStoreEvent>('draftStore'),
  clock: channel<ForgotEvent, AnyEventObject, { readonly deadline: number }>('clock'),
}

const otpRequest = ({ context: { mode, form } }: { context: ForgotContext }) => ({ mode, form })

const flow = setup({
  types: {
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    input: {} as ForgotStart,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: forgotPasswordPorts,
  guards: {
    hasCode: ({ context }) => context.sentAt > 0,
    canRequest: ({ context }) => isClean(checkRequest(context.mode, context.form)),
    canReset: ({ context }) => isClean(checkReset(context.form)),
    canResend: ({ context }) => resendIn(context) === 0,
  },
  actions: {
    takeField: assign(({ context }, change: FieldChange<keyof ForgotForm>) => fieldChanged(context, change)),
    checkRequestField: assign(({ context }, field: keyof ForgotForm) =>
      fieldLeft(context, field, checkRequest(context.mode, context.form)),
    ),
    checkResetField: assign(({ context }, field: keyof ForgotForm) =>
      fieldLeft(context, field, checkReset(context.form)),
    ),
    noteSent: assign((_, at: number) => ({ sentAt: at, now: at })),
    keepDraft: sendTo('draftStore', ({ context: { mode, form, sentAt } }) => {
      const { username, email, phone } = form
      return { type: 'keep' as const, draft: { mode, username, email, phone, sentAt } }
    }),
    forgetDraft: sendTo('draftStore', { type: 'forget' } satisfies DraftStoreEvent),
    showRequestErrors: assign(({ context }) => ({
      errors: checkRequest(context.mode, context.form),
      failure: null,
    })),
    showResetErrors: assign(({ context }) => ({ errors: checkReset(context.form), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
    /** If the clock was set back, the wait starts again. */
    tick: assign(({ context }, now: number) => ({ now, sentAt: Math.min(context.sentAt, now) })),
    clearCode: assign(({ context }) => ({
      form: { ...context.form, otp: '', password: '', confirmPassword: '' },
      errors: {},
      failure: null,
      resendFailure: null,
    })),
  },
})

const request = flow.createStateConfig({
  on: {
    'mode.chosen': { actions: assign({ mode: ({ event }) => event.mode, errors: {}, failure: null }) },
    'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
    'field.left': { actions: { type: 'checkRequestField', params: ({ event }) => event.field } },
    submit: [
      { guard: 'canRequest', target: 'sending', actions: 'clearErrors' },
      { actions: 'showRequestErrors' },
    ],
  },
})

const sending = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'sendOtp',
    id: 'sendOtp',
    input: otpRequest,
    onDone: [
      { guard: isOk, target: 'otp', actions: [{ type: 'noteSent', params: outputValue }, 'keepDraft'] },
      { target: 'request', actions: assign({ failure: failureOf }) },
    ],
  },
})

const form = flow.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'checkResetField', params: ({ event }) => event.field } },
        back: { target: '#forgotPassword.request', actions: ['clearCode', 'forgetDraft'] },
        submit: [
          { guard: 'canReset', target: 'resetting', actions: 'clearErrors' },
          { actions: 'showResetErrors' },
        ],
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        id: 'resetPassword',
        input: ({ context }) => context.form,
        onDone: [
          { guard: isOk, target: '#forgotPassword.done', actions: 'forgetDraft' },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
  },
})

/** Sends another code, at the earliest a minute after the last one. */
const resend = flow.createStateConfig({
  initial: 'cooling',
  states: {
    cooling: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: context.sentAt + RESEND_AFTER }),
      },
      always: { guard: 'canResend', target: 'ready' },
      on: { 'clock.ticked': { actions: { type: 'tick', params: ({ event }) => event.now } } },
    },
    ready: { on: { resend: { target: 'sending', actions: assign({ resendFailure: null }) } } },
    sending: {
      invoke: {
        src: 'sendOtp',
        id: 'sendOtp',
        input: otpRequest,
        onDone: [
          {
            guard: isOk,
            target: 'cooling',
            actions: [{ type: 'noteSent', params: outputValue }, 'keepDraft'],
          },
          { target: 'ready', actions: assign({ resendFailure: failureOf }) },
        ],
      },
    },
  },
})

/** Sends a code by e-mail or SMS, then uses it to set a new password. */
export const forgotPasswordMachine = flow.createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    ...startOf(input),
    errors: {},
    failure: null,
    resendFailure: null,
    now: input.now,
  }),
  output: (): ScreenOutput => ({ kind: 'navigate', to: '/login', state: { passwordReset: true } }),
  invoke: { src: 'draftStore', id: 'draftStore' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasCode', target: 'otp' },
        { target: 'request', actions: 'forgetDraft' },
      ],
    },
    request,
    sending,
    otp: { type: 'parallel', states: { form, resend } },
    done: { type: 'final' },
  },
})
