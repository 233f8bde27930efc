import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { succeeded } from '#machines/common/result.ts'
import { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'

const PLACE = { id: '70', index: 40, offset: 12 }

/** Starts the list at a place far down, as a player comes back to it. */
function begin() {
  const machine = transactionRecordMachine.provide({
    actors: {
      askNow: fromPromise(async () => succeeded(Date.parse('2026-03-02T06:00:00Z'))) as never,
      keepView: fromCallback(() => undefined) as never,
      records: fromCallback(() => undefined) as never,
    },
  })
  const { widest } = createActor(machine, { input: { remoteId: '41', kept: undefined } }).getSnapshot()
    .context
  return createActor(machine, { input: { remoteId: '41', kept: { filter: widest, place: PLACE } } }).start()
}

it('another filter starts at the top of the list', async () => {
  const actor = begin()
  expect(actor.getSnapshot().context.place).toEqual(PLACE)
  actor.send({ type: 'filter.open' })
  actor.send({ type: 'filter.confirm' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(context.place).toBeNull()
})

it('the list without a filter starts at the top', () => {
  const actor = begin()
  actor.send({ type: 'filter.clear' })
  expect(actor.getSnapshot().context.place).toBeNull()
})
