import { shareMachine } from '../../../../machines/common/share/share.machine.ts'
import { sharePortsOf } from '../../../../src/ports/common/share.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { accepted, cancelled, deviceRequest, holdDevice, refused } from '../../../model/fake-device.ts'
import { ORIGIN } from '../../../model/fake-page.ts'
import { defineModel } from '../../../model/model.ts'
import { referralPage } from '../../rewards/referral/referral.page.ts'

const PATH = '/referral_code?referral_code=RAHIM'

export const model = defineModel<typeof shareMachine>({
  machine: shareMachine,
  input: { url: `${ORIGIN}${PATH}` },
  ports: sharePortsOf,
  stored: PLAYER,
  at: '/refrrel-program',
  arrive: async ({ page }) => {
    await holdDevice(page)
    await referralPage(page).open()
  },
  project: () => null,

  outcomes: {
    shareAddress: {
      shared: accepted('closed'),
      cancelled: cancelled('closed'),
      refused: refused('unsupported'),
      broken: { error: new Error('broken') },
    },
  },
  events: { share: () => [{ type: 'share' }] },
  durations: { noticeShown: 4_000 },
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
