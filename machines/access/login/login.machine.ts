import { assign, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { type FieldChange, fieldChanged, isClean } from '../../common/form.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Session } from '../session/session.types.ts'
import { type Credentials, type CredentialsErrors, checkCredentials } from './login.rules.ts'

interface LoginContext {
  form: Credentials
  errors: CredentialsErrors
  failure: Failure | null
  session: Session | null
}

type LoginEvent = { type: 'field.changed'; field: keyof Credentials; value: string } | { type: 'submit' }

export const loginPorts = { login: port<Result<Session>, Credentials>('login') }

function outputOf(session: Session | null): ScreenOutput {
  return session ? { kind: 'session', session, registered: false } : { kind: 'navigate', to: '/' }
}

/** Exchanges a username and password for a session. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: loginPorts,
  guards: { isFilled: ({ context }) => isClean(checkCredentials(context.form)) },
  actions: {
    takeField: assign(({ context }, change: FieldChange<keyof Credentials>) => fieldChanged(context, change)),
    showErrors: assign(({ context }) => ({ errors: checkCredentials(context.form), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
  },
}).createMachine({
  id: 'login',
  context: { form: { username: '', password: '' }, errors: {}, failure: null, session: null },
  output: ({ context }) => outputOf(context.session),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
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
        input: ({ context }) => context.form,
        onDone: [
          { guard: isOk, target: 'loggedIn', actions: assign({ session: valueOr(null) }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'editing', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    loggedIn: { type: 'final' },
  },
})
