import { describe, expect, it } from 'vitest'
import { exchangeAddress, returnRoute } from '../../machines/exchange/exchange/exchange.rules.ts'
import { readEntry } from '../../src/ports/exchange/exchange.ts'

describe('the address of the exchange', () => {
  const DEFAULT = '/exchange-frame?token={token}'
  const WITH_MARKET = 'https://exchange.test/{token}?market={market}&again={token}'

  it.each([
    [DEFAULT, 'abc', '', '/exchange-frame?token=abc'],
    [DEFAULT, 'abc', '1.7', '/exchange-frame?token=abc'],
    [WITH_MARKET, 'abc', '1.7', 'https://exchange.test/abc?market=1.7&again=abc'],
    [WITH_MARKET, 'abc', '', 'https://exchange.test/abc?market=&again=abc'],
    [
      WITH_MARKET,
      'a/b?c#d &',
      '1&2=/',
      'https://exchange.test/a%2Fb%3Fc%23d%20%26?market=1%262%3D%2F&again=a%2Fb%3Fc%23d%20%26',
    ],
    // Substituted values are not templates themselves.
    [
      WITH_MARKET,
      '{market}',
      '{token}$1$&',
      'https://exchange.test/%7Bmarket%7D?market=%7Btoken%7D%241%24%26&again=%7Bmarket%7D',
    ],
    ['/frame?other={other}&t={token}', 'abc', '', '/frame?other={other}&t=abc'],
    ['/frame', 'abc', '1.7', '/frame'],
    [DEFAULT, '', '1.7', ''],
    ['/frame', '', '', ''],
  ])('%s with the token %j and the market %j', (template, token, market, address) =>
    expect(exchangeAddress(template, { token, market })).toBe(address),
  )
})

describe('the route to return to', () => {
  it.each([
    ['/odds-view', '/odds-view'],
    ['/?tab=sports', '/?tab=sports'],
    ['/exchange-inplay', '/exchange-inplay'],
    ['/games?type=SLOT', '/games?type=SLOT'],
    ['/account/exchange', '/account/exchange'],
    // These would reopen the frame.
    ['/exchange', '/'],
    ['/exchange/', '/'],
    ['/exchange?x=1', '/'],
    ['/exchange#x', '/'],
    ['/gamerun', '/'],
    ['/gamerun//', '/'],
    // These lead away from the site.
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['/\n\\evil.test', '/'],
    ['games', '/'],
    ['', '/'],
  ])('%s becomes %s', (from, route) => expect(returnRoute(from)).toBe(route))

  it.each([
    [null, '', '/', null],
    ['x', '', '/', null],
    [{}, '', '/', null],
    [{ marketId: '1.7' }, '1.7', '/exchange-inplay', null],
    [{ marketId: 1.7, from: 7 }, '', '/', null],
    [{ from: '/account' }, '', '/account', null],
    [
      { marketId: '1.7', from: '/odds-view', fromState: { eventId: '7' } },
      '1.7',
      '/odds-view',
      { eventId: '7' },
    ],
    [{ marketId: '1.7', from: '//evil.test' }, '1.7', '/', null],
  ])('in the navigation state %j', (state, marketId, from, fromState) =>
    expect(readEntry(state)).toEqual({ marketId, from, fromState }),
  )
})
