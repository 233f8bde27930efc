import { expect, it } from 'vitest'
import { isBlocked, sectionName, wayOutOf } from '#machines/app/router/block.rules.ts'

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
  ['games', null, false],
  ['exchange', { exchange_market: false, cs_market: true }, true],
  ['exchange', { exchange_market: false, cs_market: true, status: null }, true],
  ['exchange', block(false, true, ''), true],
  ['exchange', block(false, true, 'ACTIVE'), true],
] as const)('the section %s with the block %j is blocked: %s', (section, what, blocked) => {
  expect(isBlocked(section, what)).toBe(blocked)
})

it.each([
  ['games', { title: ' Slot ' }, 'Slot'],
  ['games', { title: ' ' }, 'Games'],
  ['games', {}, 'Games'],
  ['exchange', {}, 'Exchange'],
  [undefined, {}, 'Games'],
] as const)('the section %s with the query %j is called %s', (section, query, name) => {
  expect(sectionName(section, { path: '/games', query, state: null })).toBe(name)
})

it('the exchange in its frame has the name of the exchange', () => {
  const state = { iframeUrl: 'https://exchange.test', section: 'exchange' }
  expect(sectionName('exchange', { path: '/gamerun', query: {}, state })).toBe('Exchange')
})

const HOME = { to: '/', replace: true }

it.each([
  [
    { from: '/odds-view', fromState: { marketId: '7' } },
    { to: '/odds-view', replace: true, state: { marketId: '7' } },
  ],
  [{ from: '/exchange-multi' }, { to: '/exchange-multi', replace: true, state: null }],
  [{ from: '/exchange' }, HOME],
  [{ from: '/gamerun', fromState: {} }, HOME],
  [{ from: '/nowhere' }, HOME],
  [{ from: '//other.test/odds-view' }, HOME],
  [{ from: 7 }, HOME],
  [{ marketId: '7' }, HOME],
  [null, HOME],
  ['odds', HOME],
] as const)('a player who is blocked with the state %j leaves for %j', (state, way) => {
  expect(wayOutOf({ path: '/exchange', query: {}, state })).toEqual(way)
})
