import type { WireAnswer } from '@tiya/graph-tests/wire'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_DRAFT } from '#machines/rewards/vip/vip.types.ts'
import { vipOf } from '../flows/rewards/vip/vip.fixture.ts'
import { PLAYER, userWith } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { answerHeld } from './answerHeld.fixture.ts'

it('a first read that is limited leaves the screen opening, and the next answer opens it', async () => {
  const environment = new HeadlessEnvironment({ at: '/vip', stored: PLAYER })
  const { clock } = environment
  const machine = vipOf(environment.of(''))
  const actor = createActor(machine, { clock, input: { remoteId: '41', ...EMPTY_DRAFT } }).start()
  const answer = (wire: WireAnswer) => answerHeld(environment, () => wire)
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
