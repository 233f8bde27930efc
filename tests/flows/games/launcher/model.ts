import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import { launcherPortsOf } from '#src/ports/games/launcher.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'
import { BOAT, RAIN, RANI, serveGames } from '../games.fixture.ts'

type Launcher = SnapshotFrom<typeof launcherMachine>

const AT = '/games?type=SLOT&title=Slot'

/** Without silence: its limit begins before the delay of the loader. A lost call ends a launch in the same way. */
const { silence: _, ...FAILURES } = failures('The provider is away.', 30_000)

const dialog = (page: Page) => page.getByRole('dialog')

function wordsOf({ failure }: Launcher['context']): string {
  return failure?.kind === 'refused' && failure.message ? failure.message : 'An unexpected error occurred'
}

export const model = defineModel<typeof launcherMachine>({
  machine: launcherMachine,
  input: { session: RAHIM, from: AT },
  ports: launcherPortsOf,
  stored: PLAYER,
  at: AT,
  arrive: async ({ page }) => {
    await serveGames(page)
    await page.goto(AT)
    await expect(button(page, 'Golden Boat')).toBeVisible()
  },
  ambient: { 'GET /get-games': { body: { games: [BOAT, RANI, RAIN] } } },
  variants: { 'of a guest': { input: { session: null, from: AT }, stored: {} } },
  project: ({ session, game, url, failure }) => [session !== null, game.name, url, failure],
  localPorts: ['rememberGame'],

  answers: {
    runGame: {
      'an address': { body: { url: 'https://games.test/boat' } },
      'an address that can not be framed': { body: { url: 'javascript:alert(1)' } },
      'wrong shape': { body: { url: 7 } },
      ...FAILURES,
    },
  },

  durations: { loaderAfter: 300 },
  plainEvents: ['dismiss'],
  events: {
    launch: () => [{ type: 'launch', game: BOAT }],
  },
  gesture: {
    // For a guest it leaves the screen; a journey plays it.
    launch: {
      when: ({ context }) => context.session !== null,
      play: (page) => button(page, 'Golden Boat').click(),
    },
    dismiss: {
      when: (snapshot) => !snapshot.matches({ launching: { loader: 'unseen' } }),
      play: async (page) => {
        const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
        if (await cancel.isVisible()) await cancel.click()
        else await dialog(page).getByRole('button', { name: 'Close' }).click()
      },
    },
  },
  unreachedInBrowser: { 'launcher.idle launch#0': 'leaves the screen; a journey plays it' },

  unmarked: { 'launcher.launching.opening.opened': 'the screen of the game has taken the place of the list' },
  assertions: {
    'launcher.idle': async (page) => {
      await expect(button(page, 'Golden Boat')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      expect(await storedAt(page, 'app.recent.41')).toBeNull()
    },
    'launcher.launching.loader.unseen': async (page) => {
      await expect(dialog(page)).toHaveCount(0)
    },
    'launcher.launching.loader.seen': async (page, snapshot) => {
      // The screen of the game has taken the place of the list.
      if (snapshot.matches({ launching: { opening: 'opened' } })) return
      const opening = page.getByRole('dialog', { name: 'Opening Golden Boat…' })
      await expect(opening.getByRole('button', { name: 'Cancel' })).toBeVisible()
    },
    // The screen of the game has taken the place of the list.
    'launcher.launching.loader.atGame': async (page) => {
      await expect(page).toHaveURL('/gamerun')
    },
    'launcher.launching.opening.asking': async (page) => {
      await expect(page).toHaveURL(AT)
    },
    'launcher.refused': async (page, { context }) => {
      await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(wordsOf(context))
    },
    'launcher.launching.opening.opened': async (page) => {
      await expect(page).toHaveURL('/gamerun')
      const frame = page.locator('iframe[title="Golden Boat"]')
      await expect(frame).toHaveAttribute('src', 'https://games.test/boat')
      expect(await storedAt(page, 'app.recent.41')).toBe(JSON.stringify([BOAT]))
    },
  },
})
