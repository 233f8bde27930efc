import { describe, expect, it } from 'vitest'
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
  exchangeKinds: 'odds,bookmaker,fancy',
  reportUrl: '',
  operator: '',
}

/** Reads a configuration; returns it with the warnings. */
function read(text: string) {
  const warnings: string[] = []
  return { config: readConfig(text, (warning) => warnings.push(warning)), warnings }
}

describe('the configuration of the page', () => {
  it.each(['', '  ', '{}', '{"apiHost":"","more":1}'])('uses the defaults for missing values: %s', (text) => {
    expect(read(text)).toEqual({ config: DEFAULTS, warnings: [] })
  })

  it('accepts addresses and a header name', () => {
    const given = {
      apiHost: 'https://api.site.test/',
      exchangeData: '/data/',
      exchangeFrame: 'https://exchange.test/{token}/',
      streamFrame: 'https://stream.test/?e={eventId}&ip={ip}',
      ipLookup: 'http://ip.test/',
      affiliateUrl: 'https://affiliates.test',
      phonePreview: '/preview',
      idempotencyHeader: 'none',
      exchangeKinds: 'odds,fancy',
      reportUrl: 'https://reports.test/site',
      operator: '/operator/',
    }
    // A path follows these.
    const config = {
      ...given,
      apiHost: 'https://api.site.test',
      exchangeData: '/data',
      operator: '/operator',
    }
    expect(read(JSON.stringify(given))).toEqual({ config, warnings: [] })
  })

  it.each(['{', '[', 'hello', 'null', '[]', '"x"', '7'])(
    'warns about text that is no object of JSON: %s',
    (text) => {
      const warning = 'The configuration is not an object of JSON. The defaults are used.'
      expect(read(text)).toEqual({ config: DEFAULTS, warnings: [warning] })
    },
  )

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
    ['exchangeKinds', 'odds,'],
    ['exchangeKinds', 'odds,lottery'],
    ['reportUrl', '//reports.test'],
    ['operator', 'operator'],
    ['operator', 'https://brand.test/'],
    ['operator', '//brand.test'],
    ['operator', '/\\brand.test'],
  ])('warns about an invalid value and uses its default: %s %j', (key, value) => {
    const streamFrame = 'https://s.test'
    expect(read(JSON.stringify({ [key]: value, streamFrame }))).toEqual({
      config: { ...DEFAULTS, streamFrame },
      warnings: [expect.stringContaining(key)],
    })
  })
})
