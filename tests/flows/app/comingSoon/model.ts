import { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'

const NO_OFFER = { session: RAHIM, kept: null, now: NOON }

export const model = defineModel<typeof comingSoonMachine>({
  machine: comingSoonMachine,
  input: { remoteId: '41', onward: NO_OFFER },
  viewport: DESKTOP,
  stored: PLAYER,
  at: '/',
  events: { navigate: () => [{ type: 'navigate', to: '/gamerun' }] },
  gesture: { navigate: 'leaves the screen; journeys play it' },
  assertions: {
    'comingSoon.shown': (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible(),
  },
})
