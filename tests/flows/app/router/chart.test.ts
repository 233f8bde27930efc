import type { MarketBlock } from '@tiya/contract/site'
import { failed, succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, createEmptyActor, createMachine, fromCallback, fromPromise, waitFor } from 'xstate'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import type { NavigationEvent } from '#machines/app/router/router.setup.ts'
import type { Result } from '#machines/common/result.ts'
import type { Location } from '#machines/common/routing/access.rules.ts'
import type { Arrival } from '#machines/common/routing/screen.types.ts'
import type { Session } from '#machines/common/session.types.ts'
import { KARIM, RAHIM } from '#tests/model/players.ts'

const FREE: MarketBlock = { exchange_market: true, cs_market: true, status: 'inactive' }
const BLOCKED: MarketBlock = { ...FREE, cs_market: false }

/** Starts the router with one screen for all addresses, and records what it asks of its ports. */
function begin(session: Session | null = RAHIM, block: Result<MarketBlock> = succeeded(FREE)) {
  let asked = 0
  const gone: NavigationEvent[] = []
  const found: unknown[] = []
  const machine = routerMachine.provide({
    actors: {
      navigation: fromCallback<NavigationEvent>(({ receive }) =>
        receive((event) => gone.push(event)),
      ) as never,
      wishStore: fromCallback(() => undefined) as never,
      loadMarketBlock: fromPromise(async () => {
        asked += 1
        return block
      }) as never,
      loadScreen: fromPromise<unknown, { arrival: Arrival }>(async ({ input }) => {
        found.push(input.arrival.location.state)
        return succeeded({ logic: createMachine({}), input: undefined })
      }) as never,
    },
  })
  const input = { session, desktop: false }
  const actor = createActor(machine, { input, parent: createEmptyActor() }).start()
  return {
    actor,
    asked: () => asked,
    gone,
    /** The navigation states that the screens were loaded with. */
    found,
    goTo: (path: string, state: Location['state'] = null) => {
      actor.send({ type: 'location.changed', location: { path, query: {}, state } })
      return waitFor(actor, (snapshot) => snapshot.matches({ place: 'shown' }))
    },
  }
}

it('the block of one player does not apply to the next one', async () => {
  const { actor, asked, goTo } = begin()
  await goTo('/games')
  await goTo('/exchange')
  expect(asked()).toBe(1)
  actor.send({ type: 'session.opened', session: { ...RAHIM, token: 'token-of-karim', remoteId: '42' } })
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'shown' }))
  expect(asked()).toBe(2)
})

it('a block that later settings bring counts where it could not be loaded', async () => {
  const { actor, goTo, gone } = begin(RAHIM, failed({ kind: 'lost' } as const))
  await goTo('/games')
  actor.send({ type: 'block.known', block: null })
  await goTo('/games')
  actor.send({ type: 'block.known', block: BLOCKED })
  expect(gone).toEqual([])
  actor.send({ type: 'location.changed', location: { path: '/games', query: {}, state: null } })
  expect(gone).toEqual([{ type: 'go', to: '/', replace: true }])
  expect(actor.getSnapshot().context.blocked).toBe('Games')
  // The operator changes it again.
  actor.send({ type: 'block.known', block: FREE })
  await goTo('/games')
  expect(gone).toHaveLength(1)
})

it('a block that the settings brought first counts where it could not be loaded', async () => {
  const { actor, gone } = begin(RAHIM, failed({ kind: 'lost' } as const))
  actor.send({ type: 'block.known', block: BLOCKED })
  actor.send({ type: 'location.changed', location: { path: '/games', query: {}, state: null } })
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'redirecting' }))
  expect(gone).toEqual([{ type: 'go', to: '/', replace: true }])
})

it('a block that was loaded wins over that of the settings', async () => {
  const { actor, goTo, gone } = begin()
  await goTo('/account')
  actor.send({ type: 'block.known', block: BLOCKED })
  await goTo('/games')
  expect(gone).toEqual([])
})

it('a screen stops when another one takes its place', async () => {
  const { goTo } = begin()
  const first = (await goTo('/account')).context.shown?.ref
  expect(first?.getSnapshot().status).toBe('active')
  await goTo('/profile')
  expect(first?.getSnapshot().status).toBe('stopped')
})

const GAME = { remoteId: '41', iframeUrl: 'https://games.test/boat' }
const ASK = { remoteId: '41', ask: 'BK7X2M9Q' }

it("a player's navigation states are there for that player", async () => {
  const { goTo, found, gone } = begin()
  await goTo('/gamerun', GAME)
  await goTo('/chat', ASK)
  expect([found, gone]).toEqual([[GAME, ASK], []])
})

it("another player's navigation states are missing", async () => {
  const { actor, goTo, found, gone } = begin(KARIM)
  await goTo('/chat', ASK)
  expect(found).toEqual([null])
  actor.send({ type: 'location.changed', location: { path: '/gamerun', query: {}, state: GAME } })
  expect(gone).toEqual([{ type: 'go', to: '/', replace: true }])
  expect(found).toHaveLength(1)
})

it('a screen whose navigation state is another player’s is left when another tab logs in', async () => {
  const { actor, goTo, found, gone } = begin()
  await goTo('/gamerun', GAME)
  actor.send({ type: 'session.opened', session: { ...RAHIM, token: 'a newer token' } })
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'shown' }))
  expect([found, gone]).toEqual([[GAME, GAME], []])
  actor.send({ type: 'session.opened', session: KARIM })
  expect(gone).toEqual([{ type: 'go', to: '/', replace: true }])
})

it('a guest finds the state of a payment, and another player who logs in does not', async () => {
  const payment = { remoteId: '41', paymentType: 'cashOut' }
  const { actor, goTo, found, gone } = begin(null)
  await goTo('/make-payment', payment)
  expect(found).toEqual([payment])
  actor.send({ type: 'session.opened', session: KARIM })
  expect(gone).toEqual([{ type: 'go', to: '/deposit', replace: true }])
})
