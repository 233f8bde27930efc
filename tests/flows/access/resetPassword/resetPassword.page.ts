import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/reset-password',
  player: true,
  heading: 'Reset password',
  submits: 'POST /user-pwd',
  submit: async (page) => {
    await field(page, 'Current Password').fill('secret99')
    await field(page, 'New Password').fill('secret88')
    await field(page, 'Confirm New Password').fill('secret88')
    await button(page, 'Change Password').click()
  },
}
