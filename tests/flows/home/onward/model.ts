import type { World } from '@tiya/graph-tests/model'
import { onwardMachine } from '#machines/home/onward/onward.machine.ts'
import type { StoredWish } from '#machines/home/onward/onward.rules.ts'
import { onwardPortsOf } from '#src/ports/home/onward.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, fetched, storedAt, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'
import { BOAT } from '../../games/games.fixture.ts'

const SCREEN = { at: NOON, wish: { to: '/vip?from=menu' } }
const LINK = { marketId: '1.7', eventId: '7', selectedSport: 'cricket', eventName: 'Padma v Meghna' }
const MATCH = { at: NOON, wish: { to: '/odds-view', match: LINK } }
const GAME = { at: NOON, wish: { game: BOAT } }

const startOf = (kept: StoredWish | null, session: typeof RAHIM | null = RAHIM) => ({
  input: { session, kept, now: NOON },
  stored: { ...(session && PLAYER), ...(kept && { 'app.wish': JSON.stringify(kept) }) },
})

const offer = ({ page }: World) => page.getByRole('link', { name: /^Continue: / })

export const model = defineModel<typeof onwardMachine>({
  machine: onwardMachine,
  ports: onwardPortsOf,
  ...startOf(SCREEN),
  at: '/',
  arrive: async (world) => {
    const { page } = world
    await arriveAtHome(world)
    // The code of the offer arrives while only the page's time passes; the offer of the second visit is the chart's.
    await fetched({ pass: (milliseconds) => page.clock.runFor(milliseconds) }, offer(world))
    await travel(page, '/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await travel(page, '/')
    await expect(offer(world)).toBeVisible()
  },
  ambient: { 'POST /game-run': 'held' },
  variants: {
    'a match': startOf(MATCH),
    'a game': startOf(GAME),
    'as a guest': { ...startOf(SCREEN, null), arrive: arriveAtHome },
    'without a wish': { ...startOf(null), arrive: arriveAtHome },
  },
  project: ({ session, kept }) => [session !== null, kept?.wish],

  plainEvents: ['go', 'dismiss'],
  events: {
    navigate: () => [{ type: 'navigate', to: '/gamerun' }],
  },
  durations: { offerLeft: 30 * 60_000 },
  gesture: {
    go: {
      when: ({ context }) => context.kept !== null && 'game' in context.kept.wish,
      play: (page) => page.getByRole('link', { name: 'Continue: Golden Boat' }).click(),
    },
    dismiss: (page) => button(page, 'Not now').click(),
    navigate: 'leaves the screen; a journey plays it',
  },
  unreachedInBrowser: {
    'onward.offered go#1': 'leaves the screen; a journey plays it',
  },

  unmarked: 'It is a strip of the screens of `/`.',
  assertions: {
    'onward.offered': async (page, { context }) => {
      const wish: StoredWish['wish'] = context.kept?.wish ?? SCREEN.wish
      const name = 'game' in wish ? BOAT.name : (wish.match?.eventName ?? 'My VIP')
      await expect(page.getByRole('link', { name: `Continue: ${name}`, exact: true })).toBeAttached()
    },
    'onward.over': async (page, { context }, world) => {
      await expect(offer(world)).toHaveCount(0)
      if (context.session) expect(await storedAt(page, 'app.wish')).toBeNull()
    },
  },
})
