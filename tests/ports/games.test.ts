import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { gamesOf, gamesPortsOf } from '../../src/ports/games/games.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const TYPES = {
  data: [
    { type: 'TABLE', name: 'Tables' },
    { type: 'ARCADE', name: 'Arcade' },
  ],
}

it.each([
  ['the title of its address', { type: 'ARCADE', title: 'Fun' }, TYPES, 'Fun'],
  ['the name of its type', { type: 'ARCADE', title: '' }, TYPES, 'Arcade'],
  ['its type, where that has no name', { type: 'LOTTERY', title: '' }, TYPES, 'LOTTERY'],
  ['its type, where the names can’t be read', { type: 'ARCADE', title: '' }, {}, 'ARCADE'],
])('a list of games is called by %s', async (_, input, answer, value) => {
  const world = new HeadlessEnvironment({ at: '/games' }, () => async () => Response.json(answer))
  const naming = createActor(gamesPortsOf(world.of('games')).nameList, { input } as never).start()
  expect(await toPromise(naming)).toEqual({ ok: true, value })
})

it.each([
  ['load', 'no-cache'],
  ['loadFresh', 'no-store'],
] as const)('%s of the games asks for them with the cache mode %s', async (load, cache) => {
  const asked: unknown[] = []
  const world = new HeadlessEnvironment({ at: '/games' }, () => async (_, init) => {
    asked.push(init?.cache)
    return Response.json({ games: [] })
  })
  const games = gamesOf(world.of('games'))
  await toPromise(createActor(games[load], { input: { type: 'SLOT', systems: [] } } as never).start())
  expect(asked).toEqual([cache])
})
