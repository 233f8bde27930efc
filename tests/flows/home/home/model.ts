import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import { createMachine, type SnapshotFrom } from 'xstate'
import { homeMachine } from '#machines/home/home/home.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { homePortsOf } from '#src/ports/home/home.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome, fetched, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

type Home = SnapshotFrom<typeof homeMachine>

const isOpen = ({ context }: Home) => context.words === 'boat'
/** Returns true if the results of a search do not hide the rest of the page. */
const isClosed = (snapshot: Home) => !isOpen(snapshot)
/** Returns true if the part of the page below the fold is shown. */
const hasFooter = (snapshot: Home) => isClosed(snapshot) && snapshot.matches({ games: 'ready' })
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search all games' })
const announcements = (page: Page) => page.getByRole('marquee', { name: 'Announcements' })
const ticker = (page: Page) => announcements(page).locator('ul').locator('xpath=..')

const INPUT = { type: 'SPORTS', words: '', place: null, reducedMotion: false, played: false, session: null }

/** A player's possible place on the page. In the browser, it is the current one. */
const PLACE = { id: 'a part', index: 3, offset: 12 }

/** The code of the machines that handle games; they have their own models. */
const LOADED = { logic: createMachine({}), input: undefined }

/** Presses a button without scrolling to it, because scrolling is a separate event. */
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).dispatchEvent('click')

/** Returns the folded text. */
const about = (page: Page) => page.getByRole('heading', { name: 'About Tiya Test' }).locator('xpath=..')

/** The code of the games and of the matches in play, held when the page opens. */
const games = new WeakMap<Page, Chunks>()
const matches = new WeakMap<Page, Chunks>()

async function arrive(world: World): Promise<void> {
  const { page } = world
  games.set(page, await Chunks.hold(page, /\/assets\/homeGames-[\w-]+\.js$/))
  matches.set(page, await Chunks.hold(page, /\/assets\/liveMatches-[\w-]+\.js$/))
  await arriveAtHome(world)
}

/** Waits for what comes with the games: React inserts it with a timer. */
async function below(world: World): Promise<void> {
  const { page } = world
  const parts = button(page, 'Show More').or(page.getByRole('region', { name: 'Search results' }))
  await expect
    .poll(async () => {
      await world.pass(100)
      return parts.count()
    })
    .toBe(1)
}

/** Why the page shows nothing of the matches in play. */
const UNSEEN = 'they show themselves; their own model looks at them'

/** Parts of the page that wait for something. */
const waiting = (page: Page) => page.getByRole('main').locator('[aria-busy=true]')

const heightOf = async (page: Page) => (await about(page).boundingBox())?.height ?? 0

async function seeSearch(page: Page, snapshot: Home, world: World): Promise<void> {
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(searchbox(page)).toHaveValue(snapshot.context.words)
  await expect(page.getByRole('tablist', { name: 'Game categories' })).toHaveCount(isOpen(snapshot) ? 0 : 1)
  if (isClosed(snapshot)) return expect(results).toHaveCount(0)
  if (snapshot.context.games) await fetched(world, results)
  await expect(announcements(page)).toHaveCount(0)
  await expect(button(page, 'Show More')).toHaveCount(0)
}

export const model = defineModel<typeof homeMachine>({
  machine: homeMachine,
  input: INPUT,
  ports: (environment) => ({ ...homePortsOf(environment), keepView: keepViewOf(environment) }),
  at: '/',
  arrive,
  variants: {
    'back to a search': {
      input: { ...INPUT, words: 'boat' },
      arrive: async (world) => {
        await arrive(world)
        await travel(world.page, '/', { views: { home: { words: 'boat', place: null } } })
        await expect(searchbox(world.page)).toHaveValue('boat')
      },
    },
  },
  project: ({ words, tab, games, live }) => [words, tab, games !== null, live !== null],
  outcomes: {
    loadHomeGames: {
      loaded: {
        output: succeeded({
          search: LOADED,
          typeGames: LOADED,
          ownGames: LOADED,
          launcher: LOADED,
          paymentUnderWay: LOADED,
          onward: LOADED,
        }),
        play: async (world) => {
          await games.get(world.page)?.arrive()
          await below(world)
        },
      },
    },
    loadLiveMatches: {
      loaded: { output: succeeded(LOADED), play: async ({ page }) => matches.get(page)?.arrive() },
    },
  },

  usual: { first: ['loadHomeGames', 'loadLiveMatches'] },
  plainEvents: ['footer.toggled', 'announcements.toggled', 'top.pressed'],
  events: {
    'search.changed': () => [
      { type: 'search.changed', words: 'boat' },
      { type: 'search.changed', words: ' ' },
      { type: 'search.changed', words: '' },
    ],
    navigate: () => [{ type: 'navigate', to: '/login' }],
    'tab.listed': () => [{ type: 'tab.listed', tab: { type: 'SLOT', systems: ['HILO'] } }],
    'place.changed': () => [{ type: 'place.changed', place: PLACE }],
    scrolled: () => [
      { type: 'scrolled', y: 300 },
      { type: 'scrolled', y: 301 },
    ],
  },
  deviceEvents: { scrolled: (page, { y }) => page.scrollTo({ top: y }) },
  follows: {
    ports: (_, event) => (event.type === 'top.pressed' ? { type: 'scrolled', y: 0 } : undefined),
  },

  gesture: {
    'search.changed': {
      when: (snapshot) => !snapshot.matches({ top: 'away' }),
      play: (page, { words }) => searchbox(page).fill(words),
    },
    'footer.toggled': { when: hasFooter, play: (page) => press(page, /^Show (More|Less)$/) },
    'announcements.toggled': {
      when: isClosed,
      play: (page) => press(page, /^(Stop the moving text|Let the text move)$/),
    },
    scrolled: { when: isClosed },
    // The page reports its place before a click takes effect.
    'place.changed': { when: isClosed, play: (page) => page.locator('main').dispatchEvent('click') },
    'top.pressed': {
      when: isClosed,
      play: async (page) => {
        // The page then jumps: a smooth scroll may end before the top on a busy machine.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await button(page, 'Back to top').dispatchEvent('click')
        await page.emulateMedia({ reducedMotion: null })
      },
    },
    navigate: 'leaves the screen; journeys play it',
    'tab.listed': 'comes from the tabs; the model of their games plays it',
  },

  assertions: {
    'home.games.loading': async (page, snapshot) => {
      await expect(waiting(page)).toHaveCount(isOpen(snapshot) ? 1 : 0)
      await expect(button(page, 'Try again')).toHaveCount(0)
      await expect(button(page, 'Show More')).toHaveCount(0)
    },
    'home.games.ready': async (page, snapshot) => {
      await expect(button(page, 'Try again')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'My favourites' })).toHaveCount(0)
      if (isClosed(snapshot)) await expect(waiting(page)).toHaveCount(0)
    },
    'home.live.waiting': UNSEEN,
    'home.live.loading': UNSEEN,
    'home.live.ready': UNSEEN,
    'home.announcements.running': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(page.getByLabel('Announcements')).toContainText('A notice for everyone.')
      await expect(page.getByText('A notice for everyone.')).toHaveCount(1)
      await expect(button(page, 'Stop the moving text')).toBeAttached()
      await expect(ticker(page)).toHaveCSS('animation-play-state', 'running')
    },
    'home.announcements.stopped': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(button(page, 'Let the text move')).toBeAttached()
      await expect(ticker(page)).toHaveCSS('animation-play-state', 'paused')
    },
    'home.footer.folded': async (page, snapshot) => {
      if (!hasFooter(snapshot)) return
      await expect(button(page, 'Show More')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => heightOf(page)).toBe(200)
    },
    'home.footer.unfolded': async (page, snapshot) => {
      if (!hasFooter(snapshot)) return
      await expect(button(page, 'Show Less')).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => heightOf(page)).toBeGreaterThan(300)
    },
    'home.top.near': async (page, snapshot, world) => {
      await seeSearch(page, snapshot, world)
      await expect(button(page, 'Back to top')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(300)
    },
    'home.top.away': async (page, snapshot, world) => {
      await seeSearch(page, snapshot, world)
      await expect(button(page, 'Back to top')).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY)).toBe(301)
    },
  },
})
