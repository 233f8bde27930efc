import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import {
  type RegisterRequest,
  registerMachine,
} from '../../../../machines/access/register/register.machine.ts'
import { failed, type Result } from '../../../../machines/common/result.ts'

const CREDENTIALS = { username: 'karim', password: 'secret99', confirmPassword: 'secret99' } as const
const DETAILS = {
  name: 'Karim Uddin',
  phone: '01812345678',
  email: 'karim@site.test',
  captcha: '1234',
} as const

it('a press on the checkbox hides what the server said of the form, as a change of a field does', async () => {
  const createPlayer = async () => failed({ kind: 'refused', status: 403, message: 'Sign-up is closed.' })
  const machine = registerMachine.provide({
    actors: {
      createPlayer: fromPromise<Result<unknown>, RegisterRequest>(createPlayer),
      forgetCodes: fromPromise(async () => undefined),
      desktopFrame: fromCallback(() => undefined) as never,
    },
  })
  const input = { codes: { referral: '', agent: '', affiliate: '' }, seed: 'seed' }
  const actor = createActor(machine, { input }).start()
  const fill = (form: object) => {
    for (const [field, value] of Object.entries(form))
      actor.send({ type: 'field.changed', field: field as keyof typeof DETAILS, value })
  }
  fill(CREDENTIALS)
  actor.send({ type: 'next' })
  fill(DETAILS)
  actor.send({ type: 'adult.toggled' })
  actor.send({ type: 'submit' })
  const refused = await waitFor(actor, (snapshot) => snapshot.matches('details'))
  expect(refused.context.failure).toMatchObject({ message: 'Sign-up is closed.' })
  actor.send({ type: 'adult.toggled' })
  expect(actor.getSnapshot().context.failure).toBeNull()
  actor.stop()
})
