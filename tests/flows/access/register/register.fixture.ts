import { createActor, fromCallback, fromPromise } from 'xstate'
import { type RegisterRequest, registerMachine } from '#machines/access/register/register.machine.ts'
import { type Result, succeeded } from '#machines/common/result.ts'

/** What a visitor types in both steps, without the digits of the picture. */
export const FILLED = {
  username: 'karim',
  password: 'secret99',
  confirmPassword: 'secret99',
  name: 'Karim Uddin',
  phone: '01812345678',
  email: 'karim@site.test',
} as const

/** Starts the flow without codes of links; `createPlayer` is the server. */
export function startRegister(createPlayer: (request: RegisterRequest) => Promise<Result<unknown>>) {
  const machine = registerMachine.provide({
    actors: {
      createPlayer: fromPromise<Result<unknown>, RegisterRequest>(({ input }) => createPlayer(input)),
      forgetCodes: fromPromise<Result<undefined>, undefined>(async () => succeeded(undefined)),
      desktopFrame: fromCallback(() => undefined) as never,
    },
  })
  const codes = { referral: '', agent: '', affiliate: '' }
  return createActor(machine, { input: { codes, seed: 'seed' } }).start()
}
