import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { vipPortsOf } from '../../src/ports/rewards/vip.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it.each([
  [503, true],
  [422, true],
  [200, false],
])('after an answer of %i to a conversion, its form is kept: %s', async (status, isKept) => {
  const world = new HeadlessEnvironment(
    { at: '/vip', stored: { remote_id: '41', token: 'a' } },
    () => async () => Response.json({ success: true, message: 'Said.' }, { status }),
  )
  const input = { remoteId: '41', points: 20, draft: { amount: '20', sent: { amount: 20, before: 160 } } }
  await toPromise(createActor(vipPortsOf(world.of('send')).convertPoints, { input }).start())
  expect(world.page.storage.get('app.draft.41') !== '').toBe(isKept)
})
