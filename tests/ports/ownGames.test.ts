import { expect, it } from 'vitest'
import { ownGamesPortsOf } from '../../src/ports/games/ownGames.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('a guest has favourites, but no games that were played recently', () => {
  const game = { code: 'boat', type: 'SLOT', platform: 'HILO', name: 'Boat', image: null }
  const stored = { 'app.favourites': JSON.stringify([game]), 'app.recent.': JSON.stringify([game]) }
  const world = new HeadlessEnvironment({ at: '/', stored })
  const { heard } = listenTo(ownGamesPortsOf(world.of('gameStore')).gameStore, { remoteId: null })
  expect(heard).toMatchObject([{ type: 'games.changed', recent: [] }])
})

it('favourites are stored for the guest or the player who chose them, and told to the next visit', () => {
  const game = { code: 'boat', type: 'SLOT', platform: 'HILO', name: 'Boat', image: null }
  const world = new HeadlessEnvironment({ at: '/' })
  const { storage } = world.page
  const visit = () => listenTo(ownGamesPortsOf(world.of('gameStore')).gameStore, { remoteId: '41' })
  visit().send({ type: 'keep', favourites: [game] })
  expect(storage.get('app.favourites.41')).toBe(JSON.stringify([game]))
  expect(storage.get('app.favourites')).toBe('')
  expect(visit().heard.at(-1)).toMatchObject({ favourites: [game], recent: [] })
})
