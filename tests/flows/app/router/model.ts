import type { Page } from '@playwright/test'
import { opaque } from '@tiya/graph-tests/internal/graph/run.ts'
import { labelled, unusual } from '@tiya/graph-tests/model'
import { failed, succeeded } from '@tiya/ports/result'
import type { AnyMachineSnapshot } from 'xstate'
import { isBlocked } from '#machines/app/router/block.rules.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { decide, type Location } from '#machines/common/routing/access.rules.ts'
import { routerPortsOf } from '#src/ports/app/router.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import { logIn, RAHIM, refuseToken, sessionElsewhere } from '#tests/model/players.ts'
import { BOAT } from '../../games/games.fixture.ts'
import { expectEntry } from '../overlays/overlays.page.ts'

/** A place for each decision: shown to anyone, to guests, to players, in a section, redirected, logout. */
const PLACES = [
  '/',
  '/login',
  '/account',
  '/games?type=SLOT&title=Slot',
  '/slot',
  '/agent_code',
  '/player/logout',
]

/** Shown to players; its screen follows the query itself. */
const FOLLOWED = ['/promotions', '/promotions?from=menu']

function locationOf(address: string): Location {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  return { path: pathname, query: Object.fromEntries(searchParams), state: null }
}

const goneTo = (address: string) => ({ type: 'location.changed', location: locationOf(address) }) as const

const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Tiya Test',
  '/login': 'Login',
  '/signup': 'Sign up',
  '/agent_code': 'Sign up',
  '/account': 'My Account',
  '/games': 'Slot',
  '/promotions': 'Promotions',
}

const BLOCKED =
  'Your selected section "Slot" is currently blocked by Your Upline. Please Contact Customer Support for further assistance.'

/** Before the first screen there is nothing to press. */
const hasScreen = ({ context }: AnyMachineSnapshot) => context.shown !== null
/** Returns whether a screen can be pressed: it is shown, and not covered by the dialog of a blocked section. */
const standsAt =
  (path?: string) =>
  ({ value, context }: AnyMachineSnapshot) =>
    value.place === 'shown' && context.blocked === null && (!path || context.location.path === path)

const screens = new WeakMap<Page, Chunks>()

export const model = defineModel<typeof routerMachine>({
  machine: routerMachine,
  input: { session: null, desktop: false },
  ports: routerPortsOf,
  // A guest who starts there is led to the log-in.
  at: '/account',
  stored: {},
  ambient: { 'GET /promotion': { body: { promotions: [] } } },
  variants: {
    'as a player': { input: { session: RAHIM, desktop: false }, stored: PLAYER },
  },
  project: ({ session, location, shown, blocked, ended, block, settingsBlock }) => [
    session !== null,
    location.path,
    shown !== null,
    blocked,
    ended,
    block && isBlocked('games', block),
    isBlocked('games', settingsBlock),
  ],

  answers: {
    loadMarketBlock: {
      free: { body: { marketBlock: { exchange_market: 1, cs_market: '1', status: 'inactive' } } },
      active: { body: { marketBlock: { exchange_market: 0, cs_market: 0, status: 'active' } } },
      blocked: { body: { marketBlock: { exchange_market: 1, cs_market: 0, status: 'inactive' } } },
      refused: { status: 500, body: {} },
      'not readable': { body: { marketBlock: null } },
      ...unanswered(15_000),
    },
  },
  outcomes: {
    loadScreen: {
      loaded: {
        output: succeeded({ logic: opaque, input: undefined }),
        play: async ({ page }) => screens.get(page)?.arrive(),
      },
      failed: {
        output: failed({ kind: 'lost' }),
        // Once a screen has been shown, most other screens' code is loaded: only the first can be held.
        play: {
          when: ({ context }) => context.shown === null,
          play: async ({ page }) => screens.get(page)?.lose(),
        },
      },
    },
    // Each screen ends in its own way, if it does.
    screen: (snapshot) => ({
      ...(standsAt('/agent_code')(snapshot) && {
        'goes elsewhere': {
          output: { kind: 'navigate', to: '/signup', replace: true },
          play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
        },
      }),
      ...(standsAt('/login')(snapshot) && {
        'begins a session': { output: { kind: 'session', session: RAHIM, registered: false }, play: logIn },
      }),
    }),
  },

  usual: { ends: { loadMarketBlock: ['free', 'blocked'], loadScreen: ['loaded'], screen: [] } },
  plainEvents: ['retry', 'dismiss'],
  events: {
    'location.changed': () => [...PLACES.map(goneTo), ...FOLLOWED.map((address) => unusual(goneTo(address)))],
    'session.opened': () => [{ type: 'session.opened', session: RAHIM }],
    'session.closed': () => [
      { type: 'session.closed', reason: 'elsewhere' },
      { type: 'session.closed', reason: 'ended' },
    ],
    'language.changed': () => [unusual({ type: 'language.changed' })],
    // A filter of steps: earlier ones, a test of the chart plays.
    'block.known': ({ value }) =>
      value.block === 'known'
        ? [
            labelled(
              'blocked',
              unusual({
                type: 'block.known',
                block: { exchange_market: true, cs_market: false, status: 'inactive' },
              }),
            ),
            labelled('nothing', unusual({ type: 'block.known', block: null })),
          ]
        : [],
    navigate: () => [
      unusual({ type: 'navigate', to: '/' }),
      unusual({ type: 'navigate', to: '/login', wish: { game: BOAT } }),
    ],
    'navigate.back': () => [unusual({ type: 'navigate.back' })],
    logout: () => [unusual({ type: 'logout' })],
    'balance.refresh': () => [unusual({ type: 'balance.refresh' })],
  },
  deviceEvents: {
    'location.changed': (page, { location }) =>
      page.travel(`${location.path}?${new URLSearchParams(location.query)}`),
  },
  follows: {
    // The channel reports where the router has sent the page.
    ports: ({ value, context }, event) => {
      if (event.type === 'navigate') return goneTo(event.to)
      if (event.type === 'xstate.done.actor.screen' && event.output.kind === 'navigate')
        return goneTo(event.output.to)
      if (value.place !== 'redirecting') return undefined
      const decision = decide(context.location, {
        player: context.session !== null,
        desktop: context.desktop,
      })
      const home = event.type === 'session.closed' || decision.kind !== 'redirect'
      return goneTo(home ? '/' : decision.to)
    },
    parent: ({ value, context }, event) => {
      if (value.place === 'loggingOut' || (event.type === 'logout' && context.session))
        return { type: 'session.closed', reason: 'loggedOut' }
      return event.type === 'xstate.done.actor.screen' && event.output.kind === 'session'
        ? { type: 'session.opened', session: event.output.session }
        : undefined
    },
  },

  arrive: async ({ page }) => {
    screens.set(page, await Chunks.hold(page, /\/assets\/\w+\.screen-[\w-]+\.js$/))
    await page.goto('/account', { waitUntil: 'domcontentloaded' })
  },
  gesture: {
    'block.known': 'the settings are asked for again after 30 s: a test of the chart plays it',
    'language.changed': 'the page would go on in Bengali: a journey of the shell plays it',
    'location.changed': { when: hasScreen },
    'session.opened': {
      when: (snapshot) => hasScreen(snapshot) && snapshot.context.session === null,
      play: (page, { session }) => sessionElsewhere(page, session),
    },
    'session.closed': {
      when: (snapshot, { reason }) =>
        (reason === 'ended' ? standsAt() : hasScreen)(snapshot) && snapshot.context.session !== null,
      play: (page, { reason }, world) =>
        reason === 'ended' ? refuseToken(world) : sessionElsewhere(page, null),
    },
    // A screen is left by its buttons.
    navigate: {
      when: (snapshot, { wish }) =>
        wish ? standsAt('/games')(snapshot) && !snapshot.context.session : standsAt('/account')(snapshot),
      play: (page, { wish }) => page.getByRole('button', { name: wish ? BOAT.name : 'Back' }).click(),
    },
    'navigate.back': 'only an open dialog of a screen goes back: journeys of its flow play it',
    logout: {
      when: standsAt('/account'),
      play: (page) => page.getByRole('button', { name: 'Log out' }).click(),
    },
    'balance.refresh': {
      when: standsAt('/account'),
      play: (page) => page.getByRole('button', { name: 'Refresh balance' }).click(),
    },
    retry: async (page) => {
      screens.get(page)?.hold()
      await page.getByRole('button', { name: 'Try again' }).click()
    },
    dismiss: {
      when: ({ value, context }) => value.place === 'shown' && context.blocked !== null,
      play: async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        await expectEntry(page, false)
      },
    },
  },

  unmarked: 'The router has an element only where a screen could not be loaded: it shows other flows.',
  assertions: {
    'router.block.unasked': 'a guest is not blocked, and a player has no screen yet',
    'router.block.asking': 'the held call says so',
    'router.block.known': 'a section opens, or the dialog says that it is blocked',
    'router.place.awaitingBlock': 'the screen before stays until the answer is there',
    'router.place.loading': 'the screen before stays until the code is there',
    'router.place.shown': async (page, { context }) => {
      const { path } = context.location
      await expect(page).toHaveURL((url) => url.pathname === path)
      const heading = page.getByRole('heading', { level: 1, includeHidden: true })
      await expect(heading).toHaveText(HEADINGS[path] ?? 'a heading')
      const has = (text: string, shown: boolean) => expect(page.getByText(text)).toHaveCount(shown ? 1 : 0)
      // The dialog's code is fetched on demand, and React shows it with a timer of the page.
      const blocked = async () => {
        await page.clock.runFor(20)
        return page.getByText(BLOCKED).count()
      }
      await expect.poll(blocked, { intervals: [5, 20] }).toBe(context.blocked === null ? 0 : 1)
      await has('Your session has ended. Please log in again.', context.ended && path === '/')
    },
    'router.place.failed': (page) =>
      expect(page.getByText('This screen could not be loaded. Please check your connection.')).toBeVisible(),
  },
})
