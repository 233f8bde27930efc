import { expect } from '@playwright/test'
import { LISTED } from '#tests/site/offer.ts'
import type { Visit } from '#tests/site/visit.ts'
import { visit as makePayment, makePaymentPage, submitPayment } from '../makePayment/makePayment.page.ts'

export const visit: Visit = {
  at: '/deposit',
  player: true,
  answers: { ...LISTED, 'POST /submit-deposit': { body: {} } },
  go: async (page) => {
    await makePayment.go?.(page)
    await submitPayment(page)
    await expect(makePaymentPage(page).transactionId).toHaveCount(0)
  },
  heading: 'Get Ready!',
}
