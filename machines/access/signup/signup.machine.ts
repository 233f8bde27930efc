import { port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import { present } from '../../common/present.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { type Credentials, credentialsOf } from '../login/login.rules.ts'
import {
  type CapturedCodes,
  checkSignup,
  EMPTY_SIGNUP,
  fieldRefusals,
  fieldsOf,
  type SignupErrors,
  type SignupField,
  type SignupForm,
  type SignupRefusals,
} from './signup.rules.ts'

export interface SignupRequest {
  readonly form: SignupForm
  readonly codes: CapturedCodes
}

interface SignupContext {
  form: SignupForm
  codes: CapturedCodes
  errors: SignupErrors
  /** The server's message for each field, until the field is changed. */
  refusals: SignupRefusals
  failure: Failure | null
  /** The exchange token returned with the new player, empty if there was none. */
  exchangeToken: string
  /** True if the outcome of a request for this username is unknown: the player may already exist. */
  outcomeUnknown: boolean
  session: Session | null
}

type SignupEvent =
  | { type: 'field.changed'; field: SignupField; value: string }
  | { type: 'field.left'; field: SignupField }
  | { type: 'submit' }
  | { type: 'dismiss' }

export const signupPorts = {
  /** Resolves with the exchange token of the new player. */
  createPlayer: port<Result<string>, SignupRequest>('createPlayer'),
  login: port<Result<Session>, Credentials>('login'),
}

/** Returns the session of the log-in; its exchange token may have come with the new player. */
function outputOf({ session, exchangeToken }: SignupContext): ScreenOutput {
  const started = present(session)
  const token = started.exchangeToken || exchangeToken
  return { kind: 'session', session: { ...started, exchangeToken: token }, registered: true }
}

/** Creates the player, then logs them in. */
export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as { codes: CapturedCodes },
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: signupPorts,
  guards: {
    isFilled: ({ context }) => isClean(checkSignup(context.form)),
    /** True if the username is taken, perhaps by an earlier request. */
    mayExist: ({ context }, failure: Failure) =>
      context.outcomeUnknown && fieldRefusals(fieldsOf(failure)).username !== undefined,
  },
  actions: {
    takeField: assign(({ context }, change: FieldChange<SignupField>) => ({
      ...fieldChanged(context, change),
      refusals: { ...context.refusals, [change.field]: undefined },
      outcomeUnknown: context.outcomeUnknown && change.field !== 'username',
    })),
    checkField: assign(({ context }, field: SignupField) =>
      fieldLeft(context, field, checkSignup(context.form)),
    ),
    showErrors: assign(({ context }) => ({ errors: checkSignup(context.form), refusals: {}, failure: null })),
    clearErrors: assign({ errors: {}, refusals: {}, failure: null }),
    showFailure: assign(({ context }, failure: Failure) => ({
      failure,
      refusals: fieldRefusals(fieldsOf(failure)),
      outcomeUnknown: context.outcomeUnknown || leavesOutcomeUnknown(failure, 'other'),
    })),
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => ({
    form: { ...EMPTY_SIGNUP, referralCode: input.codes.referral },
    codes: input.codes,
    errors: {},
    refusals: {},
    failure: null,
    exchangeToken: '',
    outcomeUnknown: false,
    session: null,
  }),
  output: ({ context }) => outputOf(context),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'checkField', params: ({ event }) => event.field } },
        submit: [
          { guard: 'isFilled', target: 'creating', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
        dismiss: { actions: assign({ failure: null }) },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'createPlayer',
        id: 'createPlayer',
        input: ({ context }) => ({ form: context.form, codes: context.codes }),
        onDone: [
          { guard: isOk, target: 'loggingIn', actions: assign({ exchangeToken: outputValue }) },
          {
            guard: { type: 'mayExist', params: failureOf },
            target: 'loggingInAgain',
            actions: [{ type: 'showFailure', params: failureOf }, assign({ outcomeUnknown: false })],
          },
          { target: 'editing', actions: { type: 'showFailure', params: failureOf } },
        ],
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => credentialsOf(context.form),
        onDone: [
          { guard: isOk, target: 'signedUp', actions: assign({ session: outputValue }) },
          { target: 'createdOnly', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    /** The username is taken. If an earlier request with this form took it, the password is right. */
    loggingInAgain: {
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => credentialsOf(context.form),
        onDone: [
          { guard: isOk, target: 'signedUp', actions: assign({ session: outputValue }) },
          { target: 'editing' },
        ],
      },
    },
    createdOnly: { on: { submit: { target: 'loggingIn', actions: 'clearErrors' } } },
    signedUp: { type: 'final' },
  },
})
