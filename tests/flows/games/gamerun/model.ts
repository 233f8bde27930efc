import type { Page, Route } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { gamerunMachine } from '#machines/games/gamerun/gamerun.machine.ts'
import { gamerunPortsOf } from '#src/ports/games/gamerun.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

const GAME = 'https://games.test/boat'
const EXCHANGE = 'https://games.test/exchange-of-rahim'
const LIST = '/games?type=SLOT&title=Slot'

const { exchangeToken: _, ...WITHOUT_TOKEN } = PLAYER

const INPUT = { url: GAME, title: 'Golden Boat', image: null, section: 'games', from: LIST, state: null }

/** The held requests for the game's pages. */
const pages = new WeakMap<Page, Route[]>()

const opening =
  (state: { readonly iframeUrl: string; readonly section?: string }) => async (world: World) => {
    const { page } = world
    const held: Route[] = []
    pages.set(page, held)
    await page.route('https://games.test/**', (route) => {
      held.push(route)
    })
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
    await travel(page, '/gamerun', { remoteId: '41', fromParams: LIST, title: 'Golden Boat', ...state })
  }

/** The frame's name and its messages, by section. */
const WORDS = {
  games: ['Golden Boat', 'Loading the game…', 'The game did not load. Please check your connection.'],
  exchange: ['Exchange', 'Loading the exchange…', 'The exchange did not load. Please check your connection.'],
} as const

type Snapshot = SnapshotFrom<typeof gamerunMachine>

async function seeGame(page: Page, { context }: Snapshot): Promise<void> {
  const [name] = WORDS[context.section]
  const frame = page.locator(`iframe[title="${name}"]`)
  // The exchange's screen names the match.
  await expect(page.getByRole('heading', { level: 1, name: context.title || name })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('Under maintenance')).toHaveCount(0)
  await expect(frame).toHaveAttribute('src', context.url)
  const allowed =
    'allow-scripts allow-forms allow-popups allow-pointer-lock allow-same-origin allow-modals allow-popups-to-escape-sandbox allow-orientation-lock'
  await expect(frame).toHaveAttribute('sandbox', allowed)
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame).toHaveAttribute(
    'allow',
    'fullscreen; autoplay; encrypted-media; clipboard-write; screen-wake-lock; picture-in-picture',
  )
}

export const model = defineModel<typeof gamerunMachine>({
  machine: gamerunMachine,
  input: INPUT,
  ports: gamerunPortsOf,
  at: '/gamerun',
  arrive: opening({ iframeUrl: GAME }),
  variants: {
    'with an address that can not be framed': {
      input: { ...INPUT, url: '' },
      arrive: opening({ iframeUrl: 'javascript:alert(1)' }),
    },
    'of the exchange': {
      input: { ...INPUT, url: EXCHANGE, section: 'exchange' },
      arrive: opening({ iframeUrl: 'https://games.test/{token}', section: 'exchange' }),
    },
    'of the exchange without a token': {
      input: { ...INPUT, url: '', title: '', from: '/' },
      stored: WITHOUT_TOKEN,
      arrive: opening({ iframeUrl: 'https://games.test/{token}', section: 'exchange' }),
    },
  },
  project: ({ url, section }) => [url, section],

  plainEvents: ['frame.loaded', 'back', 'retry'],
  durations: { frameLimit: 20_000 },
  gesture: {
    'frame.loaded': async (page) => {
      const held = pages.get(page) ?? []
      await expect.poll(() => held.length).toBeGreaterThan(0)
      // The newest, because a retry opens a new frame.
      await held.splice(0).at(-1)?.fulfill({ contentType: 'text/html', body: '<p>The boat sails.</p>' })
    },
    back: (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
    retry: (page) => {
      // The request of the frame that it removes would be answered in place of the new one's.
      pages.get(page)?.splice(0)
      return page.getByRole('button', { name: 'Try again' }).click()
    },
  },

  assertions: {
    'gamerun.loading': async (page, snapshot) => {
      await seeGame(page, snapshot)
      await expect(page.getByRole('status')).toHaveText(WORDS[snapshot.context.section][1])
    },
    'gamerun.loaded': async (page, snapshot) => {
      await seeGame(page, snapshot)
      await expect(page.getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.frameLocator('iframe').getByText('The boat sails.')).toBeVisible()
    },
    'gamerun.failed': async (page, snapshot) => {
      await seeGame(page, snapshot)
      await expect(page.getByRole('alert')).toContainText(WORDS[snapshot.context.section][2])
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    'gamerun.done': async (page, { context }) => {
      await expect(page).toHaveURL(context.from)
      const list = context.from === LIST ? 'Games' : 'Providers'
      await expect(page.getByRole('list', { name: list })).toBeVisible()
    },
  },
})
