import { port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import { present } from '../../common/present.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { type Credentials, type CredentialsErrors, checkCredentials, credentialsOf } from './login.rules.ts'

interface LoginInput {
  /** True if the player has just set a new password. */
  readonly passwordReset: boolean
}

interface LoginContext extends LoginInput {
  form: Credentials
  errors: CredentialsErrors
  failure: Failure | null
  session: Session | null
}

type LoginEvent =
  | { type: 'field.changed'; field: keyof Credentials; value: string }
  | { type: 'field.left'; field: keyof Credentials }
  | { type: 'submit' }

export const loginPorts = { login: port<Result<Session>, Credentials>('login') }

function outputOf(session: Session | null): ScreenOutput {
  return { kind: 'session', session: present(session), registered: false }
}

/** Exchanges a username and password for a session. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: loginPorts,
  guards: { isFilled: ({ context }) => isClean(checkCredentials(context.form)) },
  actions: {
    takeField: assign(({ context }, change: FieldChange<keyof Credentials>) => fieldChanged(context, change)),
    checkField: assign(({ context }, field: keyof Credentials) =>
      fieldLeft(context, field, checkCredentials(context.form)),
    ),
    showErrors: assign(({ context }) => ({ errors: checkCredentials(context.form), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    form: { username: '', password: '' },
    errors: {},
    failure: null,
    session: null,
  }),
  output: ({ context }) => outputOf(context.session),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'checkField', params: ({ event }) => event.field } },
        submit: [
          { guard: 'isFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => credentialsOf(context.form),
        onDone: [
          { guard: isOk, target: 'loggedIn', actions: assign({ session: outputValue }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    loggedIn: { type: 'final' },
  },
})
