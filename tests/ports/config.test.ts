import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/environment/config.ts'

const DEFAULTS = {
  apiHost: '',
  exchangeData: '/exchange-data',
  exchangeFrame: '/exchange-frame?token={token}',
  streamFrame: '',
  ipLookup: '',
  affiliateUrl: '',
  phonePreview: '',
  idempotencyHeader: 'Idempotency-Key',
}

describe('the configuration of the page', () => {
  it.each(['', '  ', '{}', '{"apiHost":"","more":1}'])('uses the defaults for missing values: %s', (text) => {
    const warn = vi.fn()
    expect(readConfig(text, warn)).toEqual(DEFAULTS)
    expect(warn).not.toHaveBeenCalled()
  })

  it('accepts addresses and a header name', () => {
    const given = {
      apiHost: 'https://api.site.test/',
      exchangeData: '/data',
      exchangeFrame: 'https://exchange.test/{token}',
      streamFrame: 'https://stream.test/?e={eventId}&ip={ip}',
      ipLookup: 'http://ip.test',
      affiliateUrl: 'https://affiliates.test',
      phonePreview: '/preview',
      idempotencyHeader: 'none',
    }
    const warn = vi.fn()
    expect(readConfig(JSON.stringify(given), warn)).toEqual({ ...given, apiHost: 'https://api.site.test' })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(['{', '[', 'hello'])('warns about text that is not JSON: %s', (text) => {
    const warn = vi.fn()
    expect(readConfig(text, warn)).toEqual(DEFAULTS)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['apiHost', 7],
    ['apiHost', 'api.site.test'],
    ['apiHost', '//api.site.test'],
    ['exchangeData', null],
    ['exchangeFrame', 'javascript:alert(1)'],
    ['affiliateUrl', 'data:text/html,x'],
    ['ipLookup', {}],
    ['phonePreview', '//preview.test'],
    ['phonePreview', '/\\evil.test'],
    ['affiliateUrl', '/\\/evil.test'],
    ['apiHost', '/\t/evil.test'],
    ['exchangeData', '/\n\\evil.test'],
    ['exchangeFrame', '/{market}/evil.test?token={token}'],
    ['ipLookup', 'https://'],
    ['idempotencyHeader', 'Idempotency Key'],
    ['idempotencyHeader', 'Key: x'],
  ])('warns about an invalid value and uses its default: %s %j', (key, value) => {
    const warn = vi.fn()
    expect(readConfig(JSON.stringify({ [key]: value, streamFrame: 'https://s.test' }), warn)).toEqual({
      ...DEFAULTS,
      streamFrame: 'https://s.test',
    })
    expect(warn.mock.calls).toEqual([[expect.stringContaining(key)]])
  })
})
