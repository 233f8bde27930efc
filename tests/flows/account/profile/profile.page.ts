import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/profile',
  player: true,
  answers: { 'GET /get/other/phone': { body: { data: [] } } },
  heading: 'Personal Info',
  submits: 'POST /add/number',
  submit: async (page) => {
    await button(page, 'Add phone').click()
    await field(page, 'Phone').fill('01812345678')
    await button(page, 'Send Code').click()
  },
}
