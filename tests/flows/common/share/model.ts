import { ORIGIN } from '@tiya/graph-tests/internal/headless/network.ts'
import { succeeded } from '@tiya/ports/result'
import { shareMachine } from '#machines/common/share/share.machine.ts'
import { sharePortsOf } from '#src/ports/common/share.ts'
import { expect } from '#tests/model/expect.ts'
import { accepted, cancelled, deviceRequest, holdDevice, refused } from '#tests/model/headless/fakeDevice.ts'
import { defineModel } from '#tests/model/model.ts'
import { referralPage } from '../../rewards/referral/referral.page.ts'

const PATH = '/referral_code?referral_code=RAHIM'

export const model = defineModel<typeof shareMachine>({
  machine: shareMachine,
  input: { url: `${ORIGIN}${PATH}` },
  ports: sharePortsOf,
  at: '/refrrel-program',
  arrive: async ({ page }) => {
    await holdDevice(page)
    await referralPage(page).open()
  },
  project: () => null,

  outcomes: {
    shareAddress: {
      shared: accepted(succeeded('closed')),
      cancelled: cancelled(succeeded('closed')),
      refused: refused(succeeded('unsupported')),
    },
  },
  events: { share: () => [{ type: 'share' }] },
  durations: { deviceLimit: 3_000, noticeShown: 4_000 },
  gesture: { share: (page) => referralPage(page).share.click() },

  assertions: {
    'share.idle': async (page) => {
      await expect(referralPage(page).share).toBeEnabled()
      await expect(referralPage(page).said).toHaveCount(0)
    },
    'share.sharing': async (page) => {
      await expect(referralPage(page).share).toBeDisabled()
      const { origin } = new URL(page.url())
      expect(await deviceRequest(page)).toBe(JSON.stringify({ url: `${origin}${PATH}` }))
    },
    'share.unsupported': async (page) => {
      await expect(referralPage(page).share).toBeEnabled()
      await expect(referralPage(page).said).toHaveText('Sharing is not supported on this device.')
    },
  },
})
