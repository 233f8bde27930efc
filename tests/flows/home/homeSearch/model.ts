import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { homeSearchMachine } from '#machines/home/homeSearch/homeSearch.machine.ts'
import { homeSearchPortsOf } from '#src/ports/home/homeSearch.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { homeSearchPage } from './homeSearch.page.ts'

type Search = SnapshotFrom<typeof homeSearchMachine>

const game = (name: string) => ({ code: name.toLowerCase(), name, platform: 'HILO', type: 'SLOT' })
const FEW = [game('Golden Boat'), game('Tiger Trail'), game('Boat Race')]
const MANY = Array.from({ length: 60 }, (_, at) => game(`Boat ${at + 1}`))

const NAMES: Readonly<Record<string, string>> = {
  SPORTS: 'Sports',
  LIVE: 'Casino',
  SLOT: 'Slot',
  TABLE: 'Table',
  BINGO: 'Poker',
  EGAME: 'Crash',
  FH: 'Fishing',
  ARCADE: 'Arcade',
  LOTTO: 'Lottery',
}

/** The names that are found, by the number of loaded games and the search text. */
const FOUND: Readonly<Record<string, readonly string[]>> = {
  '0 boat': [],
  '0 tig ': [],
  '3 boat': ['Golden Boat', 'Boat Race'],
  '3 tig ': ['Tiger Trail'],
  '60 tig ': [],
  '63 tig ': ['Tiger Trail'],
}

const FAILURES = {
  'wrong shape': { body: { systems: 'none', games: {} } },
  ...failures('The catalogue is being changed.', 15_000),
}

async function seeFound(page: Page, { context }: Search): Promise<void> {
  const { tiles, results, searchbox } = homeSearchPage(page)
  await expect(searchbox).toHaveValue(context.words)
  if (context.games.length >= 60 && context.words === 'boat') {
    // All of the many, and two of the few.
    const count = context.games.length === 60 ? 60 : 62
    await expect(results.getByText(`${count} games`)).toBeVisible()
    await expect(tiles).toHaveCount(Math.min(context.drawn, count))
    return
  }
  const names = FOUND[`${context.games.length} ${context.words}`] ?? ['nothing was expected here']
  await expect(tiles).toHaveText(names.map((name) => new RegExp(`^${name}`)))
  await expect(results.getByText(names.length === 1 ? '1 game' : `${names.length} games`)).toBeVisible()
}

async function seeBusy(page: Page, snapshot: Search): Promise<void> {
  const { results, alert } = homeSearchPage(page)
  const [type = ''] = snapshot.context.queue
  await seeFound(page, snapshot)
  await expect(results).toHaveAttribute('aria-busy', 'true')
  // What stands for games to come; a picture's place may be empty too.
  await expect(results.locator('> div > span[aria-hidden]:empty')).toHaveCount(3)
  const words = `Searching ${NAMES[type]}… (${10 - snapshot.context.queue.length} of 9)`
  await expect(results.getByText(words)).toBeVisible()
  await expect(results.getByText('No Data')).toHaveCount(0)
  await expect(alert).toHaveCount(0)
}

export const model = defineModel<typeof homeSearchMachine>({
  machine: homeSearchMachine,
  input: { words: 'boat' },
  ports: homeSearchPortsOf,
  at: '/',
  arrive: async (world) => {
    const { page } = world
    const { searchbox, results } = homeSearchPage(page)
    await arriveAtHome(world)
    // Only in the page: the walk's expectations begin with the search.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(button(page, 'Show More')).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [10] })
    await searchbox.fill('boat')
    await expect(results).toBeVisible()
  },
  project: ({ games, drawn, ...context }) => [context, games.length, drawn > 48],

  answers: {
    loadSystems: {
      two: { body: { systems: ['HILO', 'ORBIT'] } },
      none: { body: { systems: [] } },
      ...FAILURES,
    },
    loadGames: {
      few: { body: { games: FEW } },
      many: { body: { games: MANY } },
      none: { body: { games: [] } },
      ...FAILURES,
    },
  },

  usual: { ends: { loadSystems: ['two', 'none'], loadGames: ['few', 'many', 'none'] } },
  plainEvents: ['retry', 'online'],
  events: {
    'search.changed': ({ context }) => [
      { type: 'search.changed', words: context.words === 'boat' ? 'tig ' : 'boat' },
      ...['', '  '].map((words) => unusual({ type: 'search.changed' as const, words })),
    ],
    more: () => [unusual({ type: 'more' })],
  },
  deviceEvents: { online: (page) => page.dispatch('online') },
  gesture: {
    'search.changed': {
      when: ({ context }, { words }) => context.words !== words,
      play: (page, { words }) =>
        words === '' ? homeSearchPage(page).clear.click() : homeSearchPage(page).searchbox.fill(words),
    },
    // The player scrolls to the end of results that are drawn in part.
    more: {
      when: ({ context }) => context.games.length >= 60 && context.drawn === 48 && context.words === 'boat',
      play: (page) => homeSearchPage(page).tiles.last().scrollIntoViewIfNeeded(),
    },
    retry: (page) => homeSearchPage(page).tryAgain.click(),
  },

  unmarked: { 'homeSearch.idle': 'there are no results: the rest of the home is in their place' },
  assertions: {
    'homeSearch.idle': async (page, { context }) => {
      const { searchbox, results } = homeSearchPage(page)
      await expect(searchbox).toHaveValue(context.words)
      await expect(results).toHaveCount(0)
      await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
    },
    'homeSearch.loadingSystems': seeBusy,
    'homeSearch.loadingGames': seeBusy,
    'homeSearch.offline': async (page, snapshot) => {
      const { alert, tryAgain, results } = homeSearchPage(page)
      await seeFound(page, snapshot)
      await expect(results).not.toHaveAttribute('aria-busy', 'true')
      await expect(alert).toContainText('There is no connection. The search goes on when it is back.')
      await expect(tryAgain).toBeVisible()
    },
    'homeSearch.complete': async (page, snapshot) => {
      const { alert, tryAgain, results, tiles } = homeSearchPage(page)
      const { missing, words } = snapshot.context
      await seeFound(page, snapshot)
      await expect(results).not.toHaveAttribute('aria-busy', 'true')
      await expect(results.getByText(`Nothing is called “${words.trim()}”. Try another word.`)).toHaveCount(
        (await tiles.count()) === 0 && missing.length === 0 ? 1 : 0,
      )
      await expect(tryAgain).toHaveCount(missing.length > 0 ? 1 : 0)
      if (missing.length > 0)
        await expect(alert).toContainText(
          `Not all games could be searched. Missing: ${missing.map((type) => NAMES[type]).join(', ')}.`,
        )
    },
  },
})
