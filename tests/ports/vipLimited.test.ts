import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { pointsMachine, vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { EMPTY_DRAFT } from '#machines/rewards/vip/vip.types.ts'
import { pointsPortsOf, vipPortsOf } from '#src/ports/rewards/vip.ts'
import { PLAYER, userWith } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it('a first read that is limited leaves the screen opening, and the next answer opens it', async () => {
  const environment = new HeadlessEnvironment({ at: '/vip', stored: PLAYER })
  const { clock, network } = environment
  const outside = environment.of('')
  const machine = vipMachine.provide({
    actors: {
      ...vipPortsOf(outside),
      points: pointsMachine.provide({ actors: pointsPortsOf(outside) }),
    },
  })
  const actor = createActor(machine, { clock, input: { remoteId: '41', ...EMPTY_DRAFT } }).start()
  const answer = async (wire: WireAnswer) => {
    await settled()
    for (const call of [...network.held]) call.answer(wire)
    await settled()
  }
  await answer({ status: 429, body: { message: 'Too Many Attempts.' }, headers: { 'Retry-After': '5' } })
  expect(actor.getSnapshot().context).toMatchObject({ loaded: false, loadFailure: null })
  clock.increment(5_000)
  await answer(userWith({ vip_coin: '160' }))
  expect(actor.getSnapshot().context).toMatchObject({ loaded: true, loadFailure: null })
  // A limit that comes later leaves the points, and says that they may be old.
  clock.increment(1_000)
  await answer({ status: 429, body: {} })
  expect(actor.getSnapshot().context).toMatchObject({ loaded: true, loadFailure: { status: 429 } })
})
