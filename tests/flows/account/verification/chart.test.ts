import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { verificationMachine } from '#machines/account/verification/verification.machine.ts'

it('a wait starts again if the clock was set back', async () => {
  const phone = '01712345678'
  const recalled = { codes: { [phone]: { until: 1_300_000, added: false } }, now: 1_000_000 }
  const machine = verificationMachine.provide({
    actors: {
      recall: fromPromise(async () => succeeded(recalled)) as never,
      clock: fromCallback(() => undefined) as never,
    },
  })
  const input = { kind: 'phone', remoteId: '41', contact: phone, added: [] } as const
  const actor = createActor(machine, { input }).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { countdown: 'running' } }))
  actor.send({ type: 'clock.ticked', now: 500_000 })
  expect(actor.getSnapshot().context.codes[phone]?.until).toBe(800_000)
})
