import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { gamesOfTab, typeGamesMachine } from '#machines/home/typeGames/typeGames.machine.ts'
import { typeGamesPortsOf } from '#src/ports/home/typeGames.ts'
import { arriveAtHome, fetched, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { FEW, GAMES_ANSWERS, MANY } from '../../games/games.fixture.ts'

type Games = SnapshotFrom<typeof typeGamesMachine>

const TABS: Readonly<Record<string, string>> = { SLOT: 'Slot', LIVE: 'Casino', TABLE: 'Table' }

const region = (page: Page, { context }: Games) =>
  page.getByRole('tabpanel').getByRole('region', { name: `${TABS[context.tab.type]} games`, exact: true })

export const model = defineModel<typeof typeGamesMachine>({
  machine: typeGamesMachine,
  input: { type: 'SLOT', systems: ['HILO'] },
  ports: typeGamesPortsOf,
  at: '/',
  arrive: async (world) => {
    await arriveAtHome(world)
    await travel(world.page, '/?tab=slot')
    await fetched(world, world.page.getByRole('region', { name: 'Slot games' }))
  },
  ambient: { 'GET /get-system?type=TABLE': { body: { systems: [] } } },
  project: ({ tab, known }) => [tab, Object.entries(known).map(([type, games]) => [type, games.length])],

  answers: {
    loadGames: GAMES_ANSWERS,
  },

  usual: {},
  events: {
    'tab.listed': () => [
      { type: 'tab.listed', tab: { type: 'SLOT', systems: ['HILO'] } },
      { type: 'tab.listed', tab: { type: 'LIVE', systems: ['HILO'] } },
      { type: 'tab.listed', tab: { type: 'TABLE', systems: [] } },
      { type: 'tab.listed', tab: { type: 'SLOT', systems: ['HILO', 'ORBIT'] } },
    ],
    'games.renewed': () => [{ type: 'games.renewed', value: MANY }],
  },
  gesture: {
    'tab.listed': {
      // The page's Slot has one system.
      when: (_, { tab }) => tab.systems.length < 2,
      play: (page, { tab }) => page.getByRole('tab', { name: TABS[tab.type] ?? '', exact: true }).click(),
    },
  },
  deviceEvents: {
    'games.renewed': (page, { value }, { context: { tab } }) =>
      page.renew(`/get-games?type=${tab.type}&system=${tab.systems.join('%2C')}`, { games: value }),
  },

  unmarked: { 'typeGames.none': 'there are no games to show' },
  assertions: {
    'typeGames.none': async (page, snapshot) => {
      await expect(page.getByRole('tabpanel').getByText('No Data', { exact: true })).toBeVisible()
      await expect(region(page, snapshot)).toHaveCount(0)
    },
    'typeGames.loading': async (page, snapshot) => {
      await expect(region(page, snapshot)).toHaveAttribute('aria-busy', 'true')
      await expect(region(page, snapshot).getByRole('listitem')).toHaveCount(0)
    },
    'typeGames.listed': async (page, snapshot) => {
      const { tab } = snapshot.context
      const games = gamesOfTab(snapshot) ?? []
      if (games.length === 0) return expect(region(page, snapshot)).toHaveCount(0)
      await expect(region(page, snapshot)).not.toHaveAttribute('aria-busy')
      const shown = games.length === FEW.length ? FEW : MANY.slice(0, 9)
      const tiles = region(page, snapshot).getByRole('listitem')
      await expect(tiles).toHaveText(shown.map(({ name }) => new RegExp(`^${name}`)))
      const all = region(page, snapshot).getByRole('link')
      if (games.length === FEW.length) return expect(all).toHaveCount(0)
      await expect(all).toHaveText('All 60 games')
      await expect(all).toHaveAttribute('href', `/games?type=${tab.type}&title=${TABS[tab.type]}`)
    },
  },
})
