import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/login',
  heading: 'Login',
  submits: 'POST /login',
  submit: async (page) => {
    await field(page, 'Username').fill('rahim88')
    await field(page, 'Password').fill('secret99')
    await button(page, 'Login').click()
  },
}
