import type { Page } from '@playwright/test'
import { labelled } from '@tiya/graph-tests/model'
import { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { ownGamesPortsOf } from '#src/ports/games/ownGames.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, fetched, storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { BOAT, heart, RAIN, RANI } from '../games.fixture.ts'

/** Returns what the device has stored of the player's games. */
const gamesAre = (favourites: readonly object[], recent: readonly object[]) => ({
  'app.favourites.41': JSON.stringify(favourites),
  'app.recent.41': JSON.stringify(recent),
})

const shelf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem')

/** Asserts a row of tiles, or none at all. */
async function seeShelf(page: Page, name: string, games: readonly { readonly name: string }[]) {
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(games.length === 0 ? 0 : 1)
  await expect(shelf(page, name)).toHaveText(games.map((game) => new RegExp(`^${game.name}`)))
}

export const model = defineModel<typeof ownGamesMachine>({
  machine: ownGamesMachine,
  input: { remoteId: '41' },
  ports: ownGamesPortsOf,
  stored: { ...PLAYER, ...gamesAre([], [RANI]) },
  at: '/',
  arrive: async (world) => {
    await arriveAtHome(world)
    await fetched(world, world.page.getByRole('region', { name: 'Recently played' }))
  },
  project: ({ favourites, recent }) => [favourites, recent].map((games) => games.map(({ name }) => name)),

  events: {
    'games.changed': () => [
      labelled('two favourites', { type: 'games.changed', favourites: [BOAT, RANI], recent: [RANI] }),
      labelled('none', { type: 'games.changed', favourites: [], recent: [RANI] }),
      labelled('two played', { type: 'games.changed', favourites: [], recent: [RAIN, RANI] }),
    ],
    'favourite.toggled': () => [{ type: 'favourite.toggled', game: RANI }],
  },
  deviceEvents: {
    'games.changed': (page, { favourites, recent }) => page.writeElsewhere(gamesAre(favourites, recent)),
  },
  gesture: {
    'favourite.toggled': (page) =>
      heart(page.getByRole('region', { name: 'Recently played' }), 'Rocket Rani').click(),
  },

  unmarked: 'The tiles show its only state.',
  assertions: {
    'ownGames.listed': async (page, { context: { favourites, recent } }) => {
      await seeShelf(page, 'Recently played', recent)
      await seeShelf(page, 'My favourites', favourites.toReversed())
      const liked = favourites.some(({ name }) => name === 'Rocket Rani')
      await expect(heart(page, 'Rocket Rani').first()).toBeChecked({ checked: liked })
      expect(await storedAt(page, 'app.favourites.41')).toBe(JSON.stringify(favourites))
    },
  },
})
