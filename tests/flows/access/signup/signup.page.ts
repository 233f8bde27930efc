import { button } from '#tests/site/controls.ts'
import { fillSignup } from '#tests/site/signup.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/signup',
  heading: 'Sign up',
  submits: 'POST /v1/create-players',
  submit: async (page) => {
    await fillSignup(page)
    await button(page, 'Sign up').click()
  },
}
