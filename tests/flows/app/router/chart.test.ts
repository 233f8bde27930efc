import { expect, it } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, waitFor } from 'xstate'
import { routerMachine } from '../../../../machines/app/router/router.machine.ts'
import { succeeded } from '../../../../machines/common/result.ts'
import { RAHIM } from '../../../model/players.ts'

/** Starts the router with one screen for all addresses; counts how often it asks for the block. */
function begin() {
  let asked = 0
  const machine = routerMachine.provide({
    actors: {
      navigation: fromCallback(() => undefined),
      loadMarketBlock: fromPromise(async () => {
        asked += 1
        return succeeded({ exchange_market: true, cs_market: true, status: 'inactive' })
      }) as never,
      loadScreen: fromPromise(async () => ({ logic: createMachine({}), input: undefined })) as never,
    },
  })
  const actor = createActor(machine, { input: { session: RAHIM, desktop: false } }).start()
  return {
    actor,
    asked: () => asked,
    goTo: (path: string) => {
      actor.send({ type: 'location.changed', location: { path, query: {}, state: null } })
      return waitFor(actor, (snapshot) => snapshot.matches('shown'))
    },
  }
}

it('the block of one player is not that of the next', async () => {
  const { actor, asked, goTo } = begin()
  await goTo('/games')
  await goTo('/exchange')
  expect(asked()).toBe(1)
  actor.send({ type: 'session.opened', session: { ...RAHIM, token: 'token-of-karim', remoteId: '42' } })
  await waitFor(actor, (snapshot) => snapshot.matches('shown'))
  expect(asked()).toBe(2)
})

it('a screen stops when another one takes its place', async () => {
  const { goTo } = begin()
  const first = (await goTo('/account')).context.shown?.ref
  expect(first?.getSnapshot().status).toBe('active')
  await goTo('/profile')
  expect(first?.getSnapshot().status).toBe('stopped')
})
