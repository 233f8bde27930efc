import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { failed } from '#machines/common/result.ts'

it('choosing another way to receive the code hides the failure of the first way', async () => {
  const sendOtp = fromPromise(async () => failed({ kind: 'lost' }))
  const draftStore = fromCallback(() => undefined)
  const machine = forgotPasswordMachine.provide({ actors: { sendOtp, draftStore } as never })
  const actor = createActor(machine, { input: { draft: null, now: 0 } }).start()
  actor.send({ type: 'field.changed', field: 'username', value: 'karim' })
  actor.send({ type: 'field.changed', field: 'email', value: 'karim@site.test' })
  actor.send({ type: 'submit' })
  const lost = await waitFor(actor, ({ context }) => context.failure !== null)
  expect(lost.value).toBe('request')
  actor.send({ type: 'mode.chosen', mode: 'sms' })
  expect(actor.getSnapshot().context.failure).toBeNull()
})
