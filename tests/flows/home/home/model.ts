import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { notFoundMachine } from '#machines/app/notFound/notFound.machine.ts'
import { failed, succeeded, UNEXPECTED } from '#machines/common/result.ts'
import { homeMachine } from '#machines/home/home/home.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { homePortsOf } from '#src/ports/home/home.ts'
import { arriveAtHome, fetched, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

type Home = SnapshotFrom<typeof homeMachine>

const isOpen = (snapshot: Home) => snapshot.matches({ search: 'open' })
/** Returns true if the results of a search do not hide the rest of the page. */
const isClosed = (snapshot: Home) => !isOpen(snapshot)
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search all games' })
const announcements = (page: Page) => page.getByRole('marquee', { name: 'Announcements' })
const ticker = (page: Page) => announcements(page).locator('ul').locator('xpath=..')

const INPUT = { type: 'SPORTS', words: '', place: null, reducedMotion: false, played: false, session: null }

/** A player's possible place on the page. In the browser, it is the current one. */
const PLACE = { id: 'a part', index: 3, offset: 12 }

/** The code of the machines that handle games; they have their own models. */
const LOADED = { logic: notFoundMachine, input: undefined }

/** Presses a button without scrolling to it, because scrolling is a separate event. */
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).dispatchEvent('click')

/** Returns the folded text. */
const about = (page: Page) => page.getByRole('heading', { name: 'About Tiya Test' }).locator('xpath=..')

const heightOf = async (page: Page) => (await about(page).boundingBox())?.height ?? 0

export const model = defineModel<typeof homeMachine>({
  machine: homeMachine,
  input: INPUT,
  ports: (environment) => ({ ...homePortsOf(environment), keepView: keepViewOf(environment) }),
  at: '/',
  arrive: async (world) => {
    await arriveAtHome(world)
    // What is below is fetched after the first screen, and React inserts it with a timer.
    await expect
      .poll(async () => {
        await world.pass(100)
        return button(world.page, 'Show More').count()
      })
      .toBe(1)
  },
  variants: {
    'back to a search': {
      input: { ...INPUT, words: 'boat' },
      arrive: async (world) => {
        await arriveAtHome(world)
        await travel(world.page, '/', { views: { home: { words: 'boat', place: null } } })
        await expect(searchbox(world.page)).toHaveValue('boat')
      },
    },
  },
  project: ({ words, ...code }) => [
    words,
    ...[code.games, code.live].map((part) => (typeof part === 'string' ? part : 'loaded')),
  ],
  outcomes: {
    // In the browser it has loaded by itself.
    loadHomeGames: {
      breaks: { output: failed(UNEXPECTED) },
      loaded: {
        output: succeeded({
          search: LOADED,
          ownGames: LOADED,
          launcher: LOADED,
          paymentUnderWay: LOADED,
          onward: LOADED,
        }),
        play: async () => undefined,
      },
    },
    loadLiveMatches: {
      breaks: { output: failed(UNEXPECTED) },
      loaded: { output: succeeded(LOADED), play: async () => undefined },
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

  unreachedInBrowser: {
    'home xstate.done.actor.loadHomeGames#1': 'code that throws when it runs is a defect',
    'home xstate.done.actor.loadLiveMatches#1': 'code that throws when it runs is a defect',
  },

  gesture: {
    'search.changed': {
      when: (snapshot) => !snapshot.matches({ top: 'away' }),
      play: (page, { words }) => searchbox(page).fill(words),
    },
    'footer.toggled': { when: isClosed, play: (page) => press(page, /^Show (More|Less)$/) },
    'announcements.toggled': {
      when: isClosed,
      play: (page) => press(page, /^(Stop|Play) the announcements$/),
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
  },

  assertions: {
    'home.announcements.running': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(announcements(page)).toContainText('A notice for everyone.')
      await expect(button(page, 'Stop the announcements')).toBeAttached()
      await expect(ticker(page)).toHaveCSS('animation-play-state', 'running')
    },
    'home.announcements.stopped': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(button(page, 'Play the announcements')).toBeAttached()
      await expect(ticker(page)).toHaveCSS('animation-play-state', 'paused')
    },
    'home.footer.folded': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(button(page, 'Show More')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => heightOf(page)).toBe(200)
    },
    'home.footer.unfolded': async (page, snapshot) => {
      if (isOpen(snapshot)) return
      await expect(button(page, 'Show Less')).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => heightOf(page)).toBeGreaterThan(300)
    },
    'home.search.closed': async (page, { context }) => {
      await expect(searchbox(page)).toHaveValue(context.words)
      await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Search results' })).toHaveCount(0)
    },
    'home.search.open': async (page, { context }, world) => {
      await expect(searchbox(page)).toHaveValue(context.words)
      await fetched(world, page.getByRole('region', { name: 'Search results' }))
      await expect(page.getByRole('tablist', { name: 'Game categories' })).toHaveCount(0)
      await expect(announcements(page)).toHaveCount(0)
      await expect(button(page, 'Show More')).toHaveCount(0)
    },
    'home.top.near': async (page) => {
      await expect(button(page, 'Back to top')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(300)
    },
    'home.top.away': async (page) => {
      await expect(button(page, 'Back to top')).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY)).toBe(301)
    },
  },
})
