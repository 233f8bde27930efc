import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { launcherPortsOf } from '../../src/ports/games/launcher.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const GAME = { code: 'boat', type: 'SLOT', platform: 'HILO', name: 'Boat', image: null }

it.each([
  ['blocks games', { cs_market: false }, []],
  ['blocks nothing', { cs_market: true }, ['POST /api/game-run']],
])('a game is asked for unless the upline blocks games: it %s', async (_, block, calls) => {
  const asked: string[] = []
  const world = new HeadlessEnvironment({ at: '/games' }, () => async (address, init) => {
    asked.push(`${init?.method} ${address}`)
    return Response.json({ url: 'https://game.test/play' })
  })
  /** The router, as far as the port reads it. */
  const router = createMachine({
    context: { block: { exchange_market: true, status: 'inactive', ...block } },
    type: 'parallel',
    states: { block: { initial: 'known', states: { known: {} } } },
  })
  const launch = { src: launcherPortsOf(world.of('runGame')).runGame, input: { game: GAME, remoteId: '41' } }
  const site = createMachine({
    invoke: [{ src: router, systemId: 'router' }, { ...launch, onDone: '.answered' } as never],
    initial: 'asking',
    states: { asking: {}, answered: {} },
  })
  const actor = createActor(site).start()
  await settled()
  expect(actor.getSnapshot().value).toBe('answered')
  expect(asked).toEqual(calls)
})
