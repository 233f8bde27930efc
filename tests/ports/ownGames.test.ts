import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { ownGamesPortsOf } from '../../src/ports/games/ownGames.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it('a guest has favourites, but no games that were played recently', () => {
  const game = { code: 'boat', type: 'SLOT', platform: 'HILO', name: 'Boat', image: null }
  const stored = { 'app.favourites': JSON.stringify([game]), 'app.recent:': JSON.stringify([game]) }
  const world = new HeadlessEnvironment({ at: '/', stored })
  const heard: unknown[] = []
  const parent = createMachine({
    invoke: { src: ownGamesPortsOf(world.of('gameStore')).gameStore, input: { remoteId: null } },
    on: { 'games.changed': { actions: ({ event }) => heard.push(event.recent) } },
  })
  createActor(parent).start()
  expect(heard).toEqual([[]])
})
