import { type AnyEventObject, assign, setup } from 'xstate'
import { type FieldChange, fieldChanged, isClean } from '../../common/form.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/screen.types.ts'
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
  /** Failure of the last request for another code. */
  resendFailure: Failure | null
  /** When the last code was sent and the time of the last tick, in milliseconds since the epoch. */
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
  /** Resolves with the time the code was sent, by the page's clock; the wait for another starts then. */
  sendOtp: port<Result<number>, { mode: ForgotMode; form: ForgotForm }>('sendOtp'),
  resetPassword: port<Result<unknown>, ForgotForm>('resetPassword'),
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

const otpRequest = ({ context: { mode, form } }: { context: ForgotContext }) => ({ mode, form })

const flow = setup({
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
    takeField: assign(({ context }, change: FieldChange<keyof ForgotForm>) => fieldChanged(context, change)),
    showRequestErrors: assign(({ context }) => ({
      errors: checkRequest(context.mode, context.form),
      failure: null,
    })),
    showResetErrors: assign(({ context }) => ({ errors: checkReset(context.form), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
    /** If the clock was set back, the wait starts again. */
    tick: assign(({ context, event }) =>
      event.type === 'clock.ticked' ? { now: event.now, sentAt: Math.min(context.sentAt, event.now) } : {},
    ),
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
      { guard: isOk, target: 'otp', actions: assign({ sentAt: outputValue, now: outputValue }) },
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
        back: { target: '#forgotPassword.request', actions: 'clearCode' },
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
          { guard: isOk, target: '#forgotPassword.done' },
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
      on: { 'clock.ticked': { actions: 'tick' } },
    },
    ready: { on: { resend: { target: 'sending', actions: assign({ resendFailure: null }) } } },
    sending: {
      invoke: {
        src: 'sendOtp',
        id: 'sendOtp',
        input: otpRequest,
        onDone: [
          { guard: isOk, target: 'cooling', actions: assign({ sentAt: outputValue, now: outputValue }) },
          { target: 'ready', actions: assign({ resendFailure: failureOf }) },
        ],
      },
    },
  },
})

/** Sends a code by e-mail or SMS, then uses it to set a new password. */
export const forgotPasswordMachine = flow.createMachine({
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
    request,
    sending,
    otp: { type: 'parallel', states: { form, resend } },
    done: { type: 'final' },
  },
})
