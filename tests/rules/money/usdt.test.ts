import { expect, it } from 'vitest'
import { offersUsdt, usdtRate } from '#machines/money/usdt.selectors.ts'

it.each([
  ['121.50', '121.50', true],
  ['0', undefined, false],
  ['0.00', undefined, false],
  ['-1', undefined, false],
  [null, undefined, false],
  [undefined, undefined, false],
])('USDT at a rate of %j is offered only above 0', (usdt_rate, rate, isOffered) => {
  const site = { context: { general: { usdt_rate } } }
  expect([usdtRate(site), offersUsdt(site)]).toEqual([rate, isOffered])
})

it('USDT is not offered while the settings are unknown', () =>
  expect(offersUsdt({ context: { general: null } })).toBe(false))
