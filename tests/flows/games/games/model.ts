import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { gamesMachine } from '../../../../machines/games/games/games.machine.ts'
import { gamesPortsOf } from '../../../../src/ports/games/games.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, type World } from '../../../model/model.ts'
import { RAHIM } from '../../../model/players.ts'

type Games = SnapshotFrom<typeof gamesMachine>

const AT = '/games?type=SLOT&title=Slot'
const VIEW = { system: '', search: '', order: 'given', drawn: 48, y: 0 } as const

const game = (name: string, platform: string) => ({
  code: name.toLowerCase(),
  name,
  platform,
  type: 'SLOT',
})
const BOAT = game('Golden Boat', 'HILO')
const FEW = [BOAT, game('Rocket Rani', 'ORBIT'), game('Amber Rain', 'HILO')]
const MANY = Array.from({ length: 60 }, (_, at) => game(`Reel ${at + 1}`, 'HILO'))

/** The few as they stand by search and order, `Golden Boat` being a favourite or not. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  ' given': ['Golden Boat', 'Rocket Rani', 'Amber Rain'],
  ' name': ['Amber Rain', 'Golden Boat', 'Rocket Rani'],
  ' favourites': ['Golden Boat', 'Rocket Rani', 'Amber Rain'],
  'rA given': ['Rocket Rani', 'Amber Rain'],
  'rA name': ['Amber Rain', 'Rocket Rani'],
  'rA favourites': ['Rocket Rani', 'Amber Rain'],
  'boats given': [],
  'boats name': [],
  'boats favourites': [],
}

const FAILURES = {
  'refused with a message': { status: 400, body: { message: 'The provider is away.' } },
  'refused without one': { status: 500, body: {} },
  'wrong shape': { body: { systems: 'none', games: {}, url: 7 } },
  'not JSON': { raw: '<html>' },
  lost: { lost: true },
  broken: { broken: true },
} as const

const isFew = ({ known, view }: Games['context']) => known[view.system]?.length === FEW.length

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const list = (page: Page) => page.getByRole('list', { name: 'Games' })
const tiles = (page: Page) => list(page).getByRole('listitem')
const heart = (page: Page) => page.getByRole('checkbox', { name: 'Add Golden Boat to favourites' })

const arrive = async ({ page }: World) => {
  await page.route('https://games.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The boat sails.</p>' }),
  )
  await page.goto(AT)
}

async function seeScreen(page: Page, { context }: Games): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible()
  await expect(search(page)).toHaveValue(context.view.search)
  const chosen = context.view.system === '' ? 'All' : context.view.system
  await expect(page.getByRole('radio', { name: chosen, exact: true })).toBeChecked()
}

async function seeBusy(page: Page, snapshot: Games): Promise<void> {
  await seeScreen(page, snapshot)
  await expect(page.getByRole('region', { name: 'Games' })).toHaveAttribute('aria-busy', 'true')
}

async function seeList(page: Page, snapshot: Games): Promise<void> {
  const { known, view, favourites } = snapshot.context
  const games = known[view.system] ?? []
  await seeScreen(page, snapshot)
  if (isFew(snapshot.context)) {
    const names = EXPECTED[`${view.search} ${view.order}`] ?? ['no list was expected here']
    await expect(page.getByText(names.length === 1 ? '1 game' : `${names.length} games`)).toBeVisible()
    if (names.length === 0) await expect(page.getByText('No Data', { exact: true })).toBeVisible()
    else {
      await expect(tiles(page)).toHaveText(names.map((name) => new RegExp(`^${name}`)))
      await expect(list(page).getByRole('button')).toHaveCount(names.length)
    }
    if (names.includes('Golden Boat'))
      await expect(heart(page)).toBeChecked({ checked: favourites.length > 0 })
  } else if (games.length === 0) {
    await expect(page.getByText('No Data', { exact: true })).toBeVisible()
  } else if (view.search === '') {
    await expect(page.getByText('60 games')).toBeVisible()
    await expect(tiles(page)).toHaveCount(Math.min(view.drawn, 60))
  }
  expect(await page.evaluate(() => localStorage.getItem('app.favourites') ?? '')).toBe(favourites.join('\n'))
}

function wordsOf({ failure, failed }: Games['context'], launching: boolean): string {
  if (failure?.kind === 'refused' && failure.message) return failure.message
  if (launching) return 'An unexpected error occurred'
  const silent = failure?.kind === 'lost' || failure?.kind === 'timedOut'
  if (failed === 'systems')
    return silent ? 'An unexpected error occurred while fetching systems' : 'Failed to fetch systems'
  return silent ? 'An unexpected error occurred' : 'Failed to fetch games'
}

export const model = defineModel<typeof gamesMachine>({
  machine: gamesMachine,
  input: { type: 'SLOT', title: 'Slot', session: RAHIM, view: VIEW, address: AT, favourites: [] },
  ports: gamesPortsOf,
  stored: PLAYER,
  at: AT,
  arrive,
  variants: {
    'of a guest': {
      input: { type: 'SLOT', title: 'Slot', session: null, view: VIEW, address: AT, favourites: [] },
      stored: {},
    },
  },
  project: ({ session, systems, known, view, failure, failed, game: opened, url, favourites }) => [
    session !== null,
    systems.length,
    Object.entries(known).map(([system, games]) => [system, games.length]),
    { ...view, drawn: view.drawn > 48, y: 0 },
    failure,
    failed,
    opened?.name,
    url,
    favourites.length,
  ],
  // That of a type which the table lacks is asked of the server: a journey of its own.
  localPorts: ['saveFavourites', 'nameList'],

  answers: {
    loadSystems: {
      two: { body: { systems: ['HILO', 'ORBIT'] } },
      none: { body: { systems: [] } },
      silence: { silent: 15_000 },
      ...FAILURES,
    },
    loadGames: {
      few: { body: { games: FEW } },
      many: { body: { games: MANY } },
      none: { body: { games: [] } },
      silence: { silent: 15_000 },
      ...FAILURES,
    },
    runGame: {
      'an address': { body: { url: 'https://games.test/boat' } },
      'an address that can not be framed': { body: { url: 'javascript:alert(1)' } },
      silence: { silent: 30_000 },
      ...FAILURES,
    },
  },

  // One thing at a time is other than at first, so that the snapshots stay few.
  events: {
    'search.changed': (snapshot) => {
      const { view, favourites } = snapshot.context
      if (favourites.length > 0 || view.order === 'favourites' || view.system !== '') return []
      const words = snapshot.matches('listed') ? ['rA', 'boats'] : ['rA']
      return (view.search === '' ? words : ['']).map((search) => ({ type: 'search.changed', search }))
    },
    'system.chosen': ({ context: { view, systems, favourites } }) =>
      systems.length === 0 || view.search !== '' || view.order !== 'given' || favourites.length > 0
        ? []
        : [{ type: 'system.chosen', system: view.system === '' ? 'HILO' : '' }],
    'order.chosen': ({ context }) =>
      isFew(context) && context.view.search === '' && context.view.system === ''
        ? (['given', 'name', 'favourites'] as const).map((order) => ({ type: 'order.chosen', order }))
        : [],
    more: ({ context: { known, view } }) =>
      known[view.system]?.length === MANY.length && view.drawn === 48 && view.search === ''
        ? [{ type: 'more' }]
        : [],
    'favourite.toggled': ({ context }) =>
      isFew(context) && context.view.search === '' && context.view.system === ''
        ? [{ type: 'favourite.toggled', game: BOAT }]
        : [],
    'game.chosen': ({ context }) =>
      isFew(context) && context.view.search === '' && context.view.system === ''
        ? [{ type: 'game.chosen', game: BOAT, y: 0 }]
        : [],
    retry: () => [{ type: 'retry' }],
    dismiss: () => [{ type: 'dismiss' }],
  },
  prune: (snapshot, { event, label }) => {
    // The dialog over the list takes every press.
    const covered = snapshot.matches('launching') || snapshot.matches('refused')
    if (covered && event.type === 'search.changed') return true
    // Of one system, it is enough that its games come or do not.
    const one = snapshot.context.view.system !== ''
    return one && label.startsWith('loadGames') && !/← (few|lost|broken)$/.test(label)
  },

  gesture: {
    'search.changed': (page, { search: words }) => search(page).fill(words),
    'system.chosen': (page, { system }) =>
      page.getByRole('radio', { name: system || 'All', exact: true }).check(),
    'order.chosen': (page, { order }) => page.getByRole('combobox', { name: 'Order' }).selectOption(order),
    more: (page) => tiles(page).last().scrollIntoViewIfNeeded(),
    'favourite.toggled': (page) => heart(page).click(),
    'game.chosen': (page) => page.getByRole('button', { name: 'Golden Boat', exact: true }).click(),
    retry: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    dismiss: async (page) => {
      const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
      if (await cancel.isVisible()) await cancel.click()
      else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    },
  },

  assertions: {
    'games.loadingSystems': seeBusy,
    'games.loadingGames': seeBusy,
    'games.listed': async (page, snapshot) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await seeList(page, snapshot)
    },
    'games.failed': async (page, snapshot) => {
      await seeScreen(page, snapshot)
      await expect(page.getByRole('alert')).toContainText(wordsOf(snapshot.context, false))
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    'games.launching': async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Opening Golden Boat…' })
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    },
    'games.refused': async (page, { context }) => {
      await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(wordsOf(context, true))
    },
    'games.done': async (page, { context }) => {
      if (!context.session) {
        await expect(page).toHaveURL('/login')
        return
      }
      await expect(page).toHaveURL('/gamerun')
      await expect(page.locator('iframe[title="Golden Boat"]')).toHaveAttribute(
        'src',
        'https://games.test/boat',
      )
    },
  },
})
