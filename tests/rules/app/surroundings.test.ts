import { describe, expect, it } from 'vitest'
import { isBusy, isPayment } from '#machines/app/surroundings.rules.ts'

describe('the screens of payments', () => {
  it.each(['/deposit', '/make-payment', '/payment-request', '/withdrawal', '/deposit/'])(
    'include %s',
    (path) => {
      expect(isPayment(path)).toBe(true)
      expect(isBusy(path)).toBe(true)
    },
  )

  it.each(['/', '/account', '/gamerun', '/deposits', '/transaction-record'])('do not include %s', (path) => {
    expect(isPayment(path)).toBe(false)
  })
})

describe('the screens that must not be reloaded', () => {
  it.each(['/gamerun', '/exchange', '/exchange/'])('include %s', (path) => expect(isBusy(path)).toBe(true))

  it.each(['/', '/games', '/exchange-account', '/odds-view'])('do not include %s', (path) => {
    expect(isBusy(path)).toBe(false)
  })
})
