import { assign, setup } from 'xstate'
import { type FieldChange, fieldChanged, isClean } from '../../common/form.ts'
import { port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
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
  return { kind: 'session', session: present(session), registered: false }
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
          { guard: isOk, target: 'loggedIn', actions: assign({ session: outputValue }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    loggedIn: { type: 'final' },
  },
})
