import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { cashBonusMachine } from '#machines/account/cashBonus/cashBonus.machine.ts'
import { cashBonusPortsOf } from '#src/ports/account/cashBonus.ts'
import { userWith } from '#tests/model/ambient.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { announcements, button } from '#tests/site/controls.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Cash bonus', exact: true })

/** Most 4xx refusals are known; every other failure leaves the claim's outcome unknown. */
function failureText(failure: { kind: string; status?: number; message?: string }): string {
  if (failure.status === 409) return 'Still being processed.'
  return failure.kind === 'refused' && (failure.status ?? 0) < 500
    ? (failure.message ?? 'Failed to claim bonus. Please try again.')
    : 'An error occurred while claiming the bonus. Please try again.'
}

/** Returns the text of the dialog; null if none is open. */
function errorOf({ context: { tooLittle, failure } }: SnapshotFrom<typeof cashBonusMachine>): string | null {
  if (tooLittle) return 'You need at least 10 to claim all.'
  return failure && failureText(failure)
}

export const model = defineModel<typeof cashBonusMachine>({
  machine: cashBonusMachine,
  ports: cashBonusPortsOf,
  at: '/profile',
  input: { remoteId: '41' },
  // Without the additional phones, the screen offers to reload the profile.
  ambient: { 'GET /get/other/phone': { status: 500, raw: '' } },
  project: ({ bonus, tooLittle, failure }) => [bonus, tooLittle, failure],

  answers: {
    claimBonus: {
      claimed: { body: { message: 'Claimed.' } },
      'still under way': { status: 409, body: { message: 'Processing.' } },
      ...failures('Not this one.', 30_000),
    },
  },
  plainEvents: ['dismiss'],
  events: {
    claim: () => [
      { type: 'claim', bonus: 10_00 },
      { type: 'claim', bonus: 9_99 },
    ],
  },
  durations: { successShown: 1_500 },
  gesture: {
    claim: {
      when: (snapshot) => errorOf(snapshot) === null,
      play: async (page, { bonus }, { ambient }) => {
        const [amount, shown] = bonus === 10_00 ? ['10.00', '৳ 10.00'] : ['9.99', '৳ 9.99']
        ambient.set('GET /user/show', userWith({ cash_bonus: amount }))
        await button(page, 'Try again').click()
        await expect(card(page)).toContainText(shown)
        await button(page, 'Claim All').click()
      },
    },
    dismiss: { when: (snapshot) => errorOf(snapshot) !== null, play: closeError },
  },

  assertions: {
    'cashBonus.idle': async (page, snapshot) => {
      await seeError(page, errorOf(snapshot))
      await expect(button(page, 'Claim All')).toBeEnabled()
    },
    'cashBonus.claiming': async (page) => {
      await expect(button(page, 'Claim All…')).toBeDisabled()
      await seeError(page, null)
    },
    'cashBonus.claimed': async (page) => {
      await expect(announcements(page)).toHaveText('Bonus Claimed successfully.')
      await expect(button(page, 'Claim All')).toBeDisabled()
    },
  },
})
