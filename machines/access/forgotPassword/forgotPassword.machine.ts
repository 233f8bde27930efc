import { type AnyEventObject, assign, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { fieldChanged, isClean } from '../../common/form.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import {
  checkRequest,
  checkReset,
  type ForgotErrors,
  type ForgotForm,
  type ForgotMode,
  RESEND_AFTER,
  resendIn,
} from './forgotPassword.rules.ts'

interface ForgotContext {
  mode: ForgotMode
  form: ForgotForm
  errors: ForgotErrors
  failure: Failure | null
  /** Of the last wish for another code. */
  resendFailure: Failure | null
  /** When the last code was sent, and the time as of the last tick, in milliseconds since the epoch. */
  sentAt: number
  now: number
}

type ForgotEvent =
  | { type: 'mode.chosen'; mode: ForgotMode }
  | { type: 'field.changed'; field: keyof ForgotForm; value: string }
  | { type: 'submit' }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'clock.ticked'; now: number }

export const forgotPasswordPorts = {
  /** Gives when the code was sent, by the clock of the page; the wait for another starts there. */
  sendOtp: port<Result<number>, { mode: ForgotMode; form: ForgotForm }>('sendOtp'),
  resetPassword: port<Result<unknown>, ForgotForm>('resetPassword'),
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

/** A code by e-mail or SMS, then a new password with it. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: forgotPasswordPorts,
  guards: {
    canRequest: ({ context }) => isClean(checkRequest(context.mode, context.form)),
    canReset: ({ context }) => isClean(checkReset(context.form)),
    canResend: ({ context }) => resendIn(context) === 0,
  },
  actions: {
    clearErrors: assign({ errors: {}, failure: null }),
    forgetCode: assign(({ context }) => ({
      form: { ...context.form, otp: '', password: '', confirmPassword: '' },
      errors: {},
      failure: null,
      resendFailure: null,
    })),
  },
}).createMachine({
  id: 'forgotPassword',
  context: {
    mode: 'email',
    form: { username: '', email: '', phone: '', otp: '', password: '', confirmPassword: '' },
    errors: {},
    failure: null,
    resendFailure: null,
    sentAt: 0,
    now: 0,
  },
  output: (): ScreenOutput => ({ kind: 'navigate', to: '/login' }),
  initial: 'request',
  states: {
    request: {
      on: {
        'mode.chosen': {
          actions: assign(({ event }) => ({ mode: event.mode, errors: {}, failure: null })),
        },
        'field.changed': { actions: assign(({ context, event }) => fieldChanged(context, event)) },
        submit: [
          { guard: 'canRequest', target: 'sending', actions: 'clearErrors' },
          {
            actions: assign(({ context }) => ({
              errors: checkRequest(context.mode, context.form),
              failure: null,
            })),
          },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendOtp',
        id: 'sendOtp',
        input: ({ context }) => ({ mode: context.mode, form: context.form }),
        onDone: [
          { guard: isOk, target: 'otp', actions: assign({ sentAt: valueOr(0), now: valueOr(0) }) },
          { target: 'request', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'request', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    /** The new password, and beside it another code after a minute. */
    otp: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'field.changed': { actions: assign(({ context, event }) => fieldChanged(context, event)) },
                back: { target: '#forgotPassword.request', actions: 'forgetCode' },
                submit: [
                  { guard: 'canReset', target: 'resetting', actions: 'clearErrors' },
                  { actions: assign(({ context }) => ({ errors: checkReset(context.form), failure: null })) },
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
                  { guard: isOk, target: '#forgotPassword.done' },
                  { target: 'editing', actions: assign({ failure: failureOf }) },
                ],
                onError: { target: 'editing', actions: assign({ failure: UNEXPECTED }) },
              },
            },
          },
        },
        resend: {
          initial: 'cooling',
          states: {
            cooling: {
              invoke: {
                src: 'clock',
                id: 'clock',
                input: ({ context }) => ({ deadline: context.sentAt + RESEND_AFTER }),
              },
              always: { guard: 'canResend', target: 'ready' },
              on: { 'clock.ticked': { actions: assign(({ event }) => ({ now: event.now })) } },
            },
            ready: { on: { resend: { target: 'sending', actions: assign({ resendFailure: null }) } } },
            sending: {
              invoke: {
                src: 'sendOtp',
                id: 'sendOtp',
                input: ({ context }) => ({ mode: context.mode, form: context.form }),
                onDone: [
                  {
                    guard: isOk,
                    target: 'cooling',
                    actions: assign({ sentAt: valueOr(0), now: valueOr(0) }),
                  },
                  { target: 'ready', actions: assign({ resendFailure: failureOf }) },
                ],
                onError: { target: 'ready', actions: assign({ resendFailure: UNEXPECTED }) },
              },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
})
