import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { gamesMachine } from '#machines/games/games/games.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { gamesPortsOf } from '#src/ports/games/games.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { FEW, GAMES_ANSWERS, MANY } from '../games.fixture.ts'

type Games = SnapshotFrom<typeof gamesMachine>

const AT = '/games?type=SLOT&title=Slot'
const VIEW = { system: '', search: '', order: 'given', drawn: 48, place: null } as const

const INPUT = { type: 'SLOT', title: 'Slot', session: RAHIM, view: VIEW, address: AT }

/** A player's possible place in the list. In the browser, it is the current place of the page. */
const PLACE = { id: 'a group', index: 3, offset: 12 }

/** The few games in order, by search and sort order, and by whether `Golden Boat` is a favourite. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  ' given': ['Golden Boat', 'Rocket Rani', 'Amber Rain'],
  ' name': ['Amber Rain', 'Golden Boat', 'Rocket Rani'],
  ' favourites': ['Golden Boat', 'Rocket Rani', 'Amber Rain'],
  'rA given': ['Rocket Rani', 'Amber Rain'],
  'rA name': ['Amber Rain', 'Rocket Rani'],
  'rA favourites': ['Rocket Rani', 'Amber Rain'],
  'boats  given': [],
}

const launches = 'is for the launcher, which has a model of its own; journeys play it'

const isFew = ({ known, view }: Games['context']) => known[view.system]?.length === FEW.length

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const list = (page: Page) => page.getByRole('list', { name: 'Games' })
const tiles = (page: Page) => list(page).getByRole('listitem')

async function seeScreen(page: Page, { context }: Games): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible()
  await expect(search(page)).toHaveValue(context.view.search)
  const chosen = context.view.system === '' ? 'All' : context.view.system
  await expect(page.getByRole('radio', { name: chosen, exact: true })).toBeChecked()
  const offered = new Set(['', context.view.system, ...context.systems])
  await expect(page.getByRole('radio')).toHaveCount(offered.size)
}

async function seeBusy(page: Page, snapshot: Games): Promise<void> {
  await seeScreen(page, snapshot)
  await expect(page.getByRole('region', { name: 'Games' })).toHaveAttribute('aria-busy', 'true')
}

async function seeList(page: Page, snapshot: Games): Promise<void> {
  const { known, view } = snapshot.context
  const games = known[view.system] ?? []
  await seeScreen(page, snapshot)
  if (isFew(snapshot.context)) {
    const names = EXPECTED[`${view.search} ${view.order}`] ?? ['no list was expected here']
    await expect(page.getByText(names.length === 1 ? '1 game' : `${names.length} games`)).toBeVisible()
    if (names.length === 0)
      await expect(page.getByRole('main')).toContainText('No DataNothing is called “boats”. Try another word')
    else {
      await expect(tiles(page)).toHaveText(names.map((name) => new RegExp(`^${name}`)))
      await expect(list(page).getByRole('button')).toHaveCount(names.length)
    }
  } else if (games.length === 0) {
    await expect(page.getByText('No Data', { exact: true })).toBeVisible()
  } else if (view.search === '') {
    await expect(page.getByText('60 games')).toBeVisible()
    await expect(tiles(page)).toHaveCount(Math.min(view.drawn, 60))
  }
}

export const model = defineModel<typeof gamesMachine>({
  machine: gamesMachine,
  input: INPUT,
  ports: (environment) => ({ ...gamesPortsOf(environment), keepView: keepViewOf(environment) }),
  stored: PLAYER,
  at: AT,
  variants: { 'of a guest': { input: { ...INPUT, session: null }, stored: {} } },
  project: ({ session, systems, known, view }) => [
    session !== null,
    systems.length,
    Object.entries(known).map(([system, games]) => [system, games.length]),
    { ...view, drawn: view.drawn > 48, place: null },
  ],
  // The name of a type that the table lacks is requested from the server, which has its own journey.
  localPorts: ['nameList'],

  answers: {
    loadSystems: {
      two: { body: { systems: ['HILO', 'ORBIT', 'HILO', ''] } },
      none: { body: { systems: [] } },
    },
    loadGames: GAMES_ANSWERS,
  },

  usual: {},
  deviceEvents: {
    'games.renewed': (page, { value }, { context: { view, systems } }) =>
      page.renew(`/get-games?type=SLOT&system=${view.system || systems.join('%2C')}`, { games: value }),
    'systems.renewed': (page, { value }) => page.renew('/get-system?type=SLOT', { systems: value }),
  },
  events: {
    'search.changed': ({ context }) => [
      { type: 'search.changed', search: context.view.search === '' ? 'rA' : '' },
      unusual({ type: 'search.changed', search: 'boats ' }),
    ],
    'system.chosen': ({ context }) => [
      { type: 'system.chosen', system: context.view.system === '' ? 'HILO' : '' },
    ],
    'order.chosen': () =>
      (['given', 'name', 'favourites'] as const).map((order) => ({ type: 'order.chosen', order })),
    more: () => [unusual({ type: 'more' })],
    'place.changed': () => [unusual({ type: 'place.changed', place: PLACE })],
    'games.renewed': () => [unusual({ type: 'games.renewed', value: MANY })],
    'systems.renewed': () => [['HILO'], []].map((value) => unusual({ type: 'systems.renewed', value })),
    navigate: () => [{ type: 'navigate', to: '/login' }],
  },

  gesture: {
    'search.changed': {
      when: ({ context }, { search }) => context.view.search !== search,
      play: (page, { search: words }) => search(page).fill(words),
    },
    // The list reports its place before a click takes effect.
    'place.changed': {
      when: ({ context }) => isFew(context) && context.view.search === '',
      play: (page) => page.getByRole('heading', { level: 1 }).click(),
    },
    navigate: launches,
    'system.chosen': {
      when: ({ context }) => context.systems.length > 0,
      play: (page, { system }) => page.getByRole('radio', { name: system || 'All', exact: true }).check(),
    },
    'order.chosen': {
      when: ({ context }, { order }) => context.view.order !== order,
      play: (page, { order }) => page.getByRole('combobox', { name: 'Order' }).selectOption(order),
    },
    // The player scrolls to the end of a list that is drawn in part.
    more: {
      when: ({ context: { known, view } }) =>
        known[view.system]?.length === MANY.length && view.drawn === 48 && view.search === '',
      play: (page) => tiles(page).last().scrollIntoViewIfNeeded(),
    },
  },

  assertions: {
    'games.loadingSystems': seeBusy,
    'games.loadingGames': seeBusy,
    'games.listed.current': seeList,
    'games.listed.renewing': seeList,
  },
})
