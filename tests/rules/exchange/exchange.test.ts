import { describe, expect, it } from 'vitest'
import { exchangeAddress, returnRoute, withToken } from '#machines/exchange/exchange/exchange.rules.ts'
import { readEntry } from '#src/ports/exchange/exchange.ts'

const PICK = { marketId: '1.7', kind: 'odds', selection: '7/1', side: 'back', price: '1.86' }
const NOTHING = { marketId: '', kind: '', selection: '', side: '', price: '' }

describe('the address of the exchange', () => {
  const DEFAULT = '/exchange-frame?token={token}'
  const PARTS = '/frame?token={token}&at={kind}/{selection}/{side}/{price}&m={market}'
  const WITH_MARKET = 'https://exchange.test/{token}?market={market}&again={token}'

  it.each([
    [DEFAULT, '1.7', DEFAULT],
    [WITH_MARKET, '1.7', 'https://exchange.test/{token}?market=1.7&again={token}'],
    [WITH_MARKET, '', 'https://exchange.test/{token}?market=&again={token}'],
    [WITH_MARKET, '1&2=/', 'https://exchange.test/{token}?market=1%262%3D%2F&again={token}'],
    // A market is not a template itself.
    [PARTS, '1.7', '/frame?token={token}&at=odds/7%2F1/back/1.86&m=1.7'],
    [WITH_MARKET, '{token}$1$&', 'https://exchange.test/{token}?market=%7Btoken%7D%241%24%26&again={token}'],
    ['/frame?other={other}&m={market}', '1.7', '/frame?other={other}&m=1.7'],
  ])('from the template %s with the market %j leaves the token out', (template, marketId, address) =>
    expect(exchangeAddress(template, { ...PICK, marketId })).toBe(address),
  )

  it.each([
    [DEFAULT, 'abc', '/exchange-frame?token=abc'],
    [
      'https://exchange.test/{token}?again={token}',
      'a/b?c#d &',
      'https://exchange.test/a%2Fb%3Fc%23d%20%26?again=a%2Fb%3Fc%23d%20%26',
    ],
    // A token is not a template itself.
    [DEFAULT, '{token}$1$&', '/exchange-frame?token=%7Btoken%7D%241%24%26'],
    [DEFAULT, '', ''],
    ['/frame', '', ''],
  ])('from the template %s contains the token %j', (address, token, filled) =>
    expect(withToken(address, token)).toBe(filled),
  )
})

describe('the route to return to', () => {
  it.each([
    ['/odds-view', '/odds-view'],
    ['/?tab=sports', '/?tab=sports'],
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
  ])('is, from %s, %s', (from, route) => expect(returnRoute(from)).toBe(route))

  it.each([
    [null, '', '/', null],
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
  ])('is read with the market from the navigation state %j', (state, marketId, from, fromState) =>
    expect(readEntry(state)).toEqual({ pick: { ...NOTHING, marketId }, eventName: '', from, fromState }),
  )

  it('is read with the pick and the name of its match', () =>
    expect(readEntry({ ...PICK, side: 7, eventName: 'A v B' })).toMatchObject({
      pick: { ...PICK, side: '' },
      eventName: 'A v B',
    }))
})
