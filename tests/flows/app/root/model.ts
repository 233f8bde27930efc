import { labelled, type World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import { type AnyMachineSnapshot, createMachine } from 'xstate'
import { rootMachine } from '#machines/app/root/root.machine.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { travel, writeElsewhere } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { askForBalance, logIn, logOut, RAHIM, refuseToken, sessionElsewhere } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'
import { NO_OFFER_NOR_PHONES } from '../../money/money.fixture.ts'

const LOGO = { logo: 'logo.svg', mobile_logo: 'logo.svg', loader_logo: 'loader.svg' }

const GENERAL = {
  site_status: true,
  site_title: 'Tiya Test',
  usdt_rate: '121.50',
  withdrawal_status: true,
  notice: [],
}

/** The root does not know who is playing, so a gesture sets that first. */
async function become({ page }: World, who: 'guest' | 'player'): Promise<void> {
  await sessionElsewhere(page, who === 'player' ? RAHIM : null)
  await travel(page, '/')
  await expect(page.getByRole('navigation', { name: who === 'player' ? 'Main' : 'Guest' })).toBeVisible()
}

/** Opens the menu, whose code is fetched then, and closes it. */
async function visitMenu(world: World): Promise<void> {
  const { page } = world
  await become(world, 'guest')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Stands for code that is fetched. */
const FETCHED = { logic: createMachine({}), input: undefined }

const INPUT = { stored: null, balance: null, desktop: false, language: 'en', splash: 0 }

const isUncovered = ({ value }: AnyMachineSnapshot) => value !== 'splash'
/** The splash covers the rest. */
const late = <Play>(play: Play) => ({ when: isUncovered, play })
/** The site's information about itself arrives once per page load. */
const early = <Play>(play: Play) => ({ when: (one: AnyMachineSnapshot) => !isUncovered(one), play })

export const model = defineModel<typeof rootMachine>({
  machine: rootMachine,
  input: INPUT,
  ports: () => ({ part: FETCHED.logic }),
  at: '/',
  ambient: { ...NO_OFFER_NOR_PHONES, 'GET /logo': 'held', 'GET /general': 'held' },
  variants: {
    'without the splash': {
      input: { ...INPUT, splash: null },
      at: '/login',
      ambient: NO_OFFER_NOR_PHONES,
    },
  },
  project: ({ update, operator }) => [update !== null, operator !== null],

  outcomes: {
    splash: { 'is over': { output: undefined, play: (world) => world.pass(2_500) } },
    loadUpdate: {
      'the first load is over': {
        output: succeeded(FETCHED),
        play: { when: isUncovered, play: (world) => world.pass(5_000) },
      },
    },
    loadOperator: {
      'the page is idle': {
        output: succeeded(FETCHED),
        play: 'without a folder it never ends; a journey of the operator has one',
      },
    },
  },

  events: {
    'balance.refresh': () => [{ type: 'balance.refresh' }],
    logout: () => [{ type: 'logout' }],
    'session.started': () => [{ type: 'session.started', session: RAHIM, registered: false }],
    'session.opened': () => [{ type: 'session.opened', session: RAHIM }],
    'session.closed': () => [{ type: 'session.closed', reason: 'elsewhere' }],
    navigate: () => [{ type: 'navigate', to: '/deposit' }],
    'token.refused': () => [{ type: 'token.refused', token: RAHIM.token }],
    'general.known': () => [{ type: 'general.known', general: GENERAL }],
    'logo.known': () => [
      { type: 'logo.known', logo: LOGO },
      { type: 'logo.known', logo: { ...LOGO, loader_logo: null } },
    ],
    'language.changed': () => ['bn', 'en'].map((language) => ({ type: 'language.changed', language })),
    'screen.shown': () => [
      { type: 'screen.shown', screen: 'home', previous: 'gamerun' },
      { type: 'screen.shown', screen: 'gamerun', previous: 'games' },
      { type: 'screen.shown', screen: 'account', previous: 'inbox' },
      labelled('a game in another language', {
        type: 'screen.shown',
        screen: 'gamerun',
        previous: 'gamerun',
      }),
      labelled('the inbox in another language', { type: 'screen.shown', screen: 'inbox', previous: 'inbox' }),
    ],
    'part.shown': () => [{ type: 'part.shown', name: 'Menu' }],
    'part.hidden': () => [{ type: 'part.hidden', name: 'Menu' }],
  },

  gesture: {
    'session.started': late(async (page, _, world) => {
      await become(world, 'guest')
      await travel(page, '/login')
      await logIn(world)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    }),
    'session.opened': late((_, __, world) => become(world, 'player')),
    'session.closed': late(async (_, __, world) => {
      await become(world, 'player')
      await become(world, 'guest')
    }),
    navigate: late(async (page, _, world) => {
      await become(world, 'player')
      await writeElsewhere(page, { regPopup: '1' })
      await button(page, 'Deposit now').click()
      await expect(page).toHaveURL('/deposit')
    }),
    'token.refused': late(async (_, __, world) => {
      await become(world, 'player')
      await refuseToken(world)
    }),
    logout: late(async (page, _, world) => {
      await become(world, 'player')
      await logOut(world)
      await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
    }),
    'balance.refresh': late(async (page, _, world) => {
      await become(world, 'player')
      await askForBalance(world)
      world.ambient.set('POST /balance', { body: { balance: 77 } })
      await travel(page, '/account')
      await page.getByRole('button', { name: 'Refresh balance' }).click()
      await expect(page.getByText('৳ 77.00')).toBeVisible()
    }),
    'general.known': early((_, __, world) =>
      world.release('GET /general', generalWith({ notice: ['Known to everyone.'] })),
    ),
    'logo.known': early((_, __, world) => world.release('GET /logo', { body: [LOGO] })),
    'language.changed': 'the page would go on in Bengali: a journey of the shell plays it',
    'screen.shown': late(async (page, _, world) => {
      await become(world, 'player')
      await askForBalance(world)
      await page.route('https://game.test/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Game</p>' }),
      )
      await travel(page, '/gamerun', { iframeUrl: 'https://game.test/', fromParams: '/' })
      await expect(page.locator('iframe')).toBeVisible()
      world.ambient.set('POST /balance', { body: { balance: 88 } })
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByRole('button', { name: 'Refresh balance' })).toContainText('৳ 88.00')
    }),
    'part.shown': late((_, __, world) => visitMenu(world)),
    'part.hidden': late((_, __, world) => visitMenu(world)),
  },

  unmarked: 'The root has no element of its own: it holds the other flows.',
  assertions: {
    'root.splash': (page) => expect(page.locator('[data-flow="splash"]')).toBeVisible(),
    'root.running': async (page) => {
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[data-flow="splash"]')).toHaveCount(0)
    },
  },
  unreachedInBrowser: {
    'root xstate.done.actor.loadOperator#0':
      'without a folder it never ends; a journey of the operator has one',
  },
})
