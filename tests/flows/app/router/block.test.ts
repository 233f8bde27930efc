import { expect, it } from 'vitest'
import { isBlocked, sectionName } from '../../../../machines/app/router/block.rules.ts'

const block = (exchange_market: boolean, cs_market: boolean, status = 'inactive') => ({
  exchange_market,
  cs_market,
  status,
})

it.each([
  ['games', block(true, false), true],
  ['games', block(true, true), false],
  ['games', block(false, true), false],
  ['games', block(false, false, 'active'), false],
  ['exchange', block(false, true), true],
  ['exchange', block(true, false), false],
  ['exchange', block(false, true, 'active'), false],
  [undefined, block(false, false), false],
  ['games', 'unknown', false],
  ['games', 'free', false],
] as const)('%s under %j: blocked is %s', (section, what, blocked) => {
  expect(isBlocked(section, what)).toBe(blocked)
})

it.each([
  ['games', { title: ' Slot ' }, 'Slot'],
  ['games', { title: ' ' }, 'Games'],
  ['games', {}, 'Games'],
  ['exchange', {}, 'Exchange'],
  [undefined, {}, 'Games'],
] as const)('%s with %j is called %s', (section, query, name) => {
  expect(sectionName(section, { path: '/games', query, state: null })).toBe(name)
})
