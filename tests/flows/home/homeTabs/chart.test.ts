import { expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { succeeded } from '#machines/common/result.ts'
import { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'

it('a tab with one system asks for its providers', async () => {
  const asked: unknown[] = []
  const machine = homeTabsMachine.provide({
    actors: {
      tabReturns: fromCallback(() => undefined),
      systemsRenewed: fromCallback<AnyEventObject, string>(() => undefined),
      providersRenewed: fromCallback(() => undefined) as never,
      loadSystems: fromPromise(async () => succeeded(['HILO'])) as never,
      loadProviders: fromPromise(async ({ input }) => {
        asked.push(input)
        return succeeded([])
      }) as never,
    },
  })
  const actor = createActor(machine, { input: { type: 'SLOT' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('listed'))
  expect(asked).toEqual([['HILO']])
})
