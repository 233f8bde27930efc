import { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { CASH_OUT } from '#tests/site/payments.ts'

const UNDER_WAY = { payment: CASH_OUT, form: { phone: '', transactionId: '' }, outcomeUnknown: false }

const NO_OFFER = { session: RAHIM, kept: null, now: NOON }

export const model = defineModel<typeof comingSoonMachine>({
  machine: comingSoonMachine,
  input: { underWay: null, onward: NO_OFFER },
  desktop: true,
  stored: PLAYER,
  at: '/',
  variants: {
    'with a payment under way': {
      input: { underWay: UNDER_WAY, onward: NO_OFFER },
      stored: { ...PLAYER, 'app.payments': JSON.stringify({ 41: UNDER_WAY }) },
    },
  },
  project: ({ underWay }) => underWay !== null,
  events: { navigate: () => [{ type: 'navigate', to: '/gamerun' }] },
  gesture: { navigate: 'leaves the screen; journeys play it' },
  assertions: {
    'comingSoon.shown': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
      const link = page.getByRole('link', { name: 'Continue your payment', exact: true })
      await expect(link).toHaveCount(context.underWay ? 1 : 0)
    },
  },
})
