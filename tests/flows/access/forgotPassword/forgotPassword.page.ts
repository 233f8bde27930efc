import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/forgot-password',
  heading: 'Forgot password',
  submits: 'POST /usr-forgot-password',
  submit: async (page) => {
    await field(page, 'Username').fill('rahim88')
    await field(page, 'Email').fill('rahim@site.test')
    await button(page, 'Send OTP').click()
  },
}
