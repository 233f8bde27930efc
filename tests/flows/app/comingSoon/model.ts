import { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'

const NO_OFFER = { session: RAHIM, kept: null, now: NOON }

/** Where the screen leads, besides to what is for a guest or for a player only. */
const WAYS = [
  ['Games', '/games?type=SLOT&title=Slot'],
  ['In-Play', '/exchange-inplay'],
  ['Promotions', '/promotions'],
  ['See it on a phone on this screen', '/sandbox/phone'],
] as const

const GUEST = [
  ['Login', '/login'],
  ['Sign up', '/signup'],
] as const

export const model = defineModel<typeof comingSoonMachine>({
  machine: comingSoonMachine,
  input: { remoteId: '41', onward: NO_OFFER },
  viewport: DESKTOP,
  stored: PLAYER,
  at: '/',
  variants: {
    'of a guest': { input: { remoteId: '', onward: { ...NO_OFFER, session: null } }, stored: {} },
  },
  events: { navigate: () => [{ type: 'navigate', to: '/gamerun' }] },
  gesture: { navigate: 'leaves the screen; journeys play it' },
  assertions: {
    'comingSoon.shown': async (page, { context }) => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Coming soon')
      await expect(main.getByText('Tiya Test', { exact: true })).toBeVisible()
      await expect(main.getByRole('img', { name: 'QR code of this address' })).toBeVisible()
      const own = context.remoteId ? [['My Account', '/account']] : GUEST
      for (const [name, href] of [...WAYS, ...own])
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${href}`)
      await expect(main.getByRole('link')).toHaveCount(WAYS.length + own.length)
    },
  },
})
