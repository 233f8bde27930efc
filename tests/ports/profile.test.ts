import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { profileMachine } from '../../machines/account/profile/profile.machine.ts'
import { profilePortsOf } from '../../src/ports/account/profile.ts'
import { userWith } from '../model/ambient.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'

it.each([
  ['ends the claim of another bonus', '30.00', ''],
  // The server may leave it out.
  ['keeps a claim if it does not say how much the bonus is', null, 'kept'],
])('a loaded profile %s', async (_, cash_bonus, key) => {
  const stored = JSON.stringify({ '/cash-claim': { digest: 'of 25.00', key: 'k'.repeat(32), at: NOON } })
  const user = userWith({ cash_bonus })
  const world = new HeadlessEnvironment(
    { at: '/profile', stored: { 'app.idempotency.41': stored } },
    () => async (url) => Response.json(String(url).includes('/user/show') ? user.body : { data: [] }),
  )
  const machine = profileMachine.provide({ actors: profilePortsOf(world.of('loadProfile')) })
  const profile = createActor(machine, { input: { remoteId: '41', first: null } }).start()
  await waitFor(profile, (snapshot) => snapshot.matches({ details: 'ready' }))
  expect(world.page.storage.get('app.idempotency.41')).toBe(key && stored)
  profile.stop()
})
