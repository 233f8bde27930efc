/** The settings that the operator of the site may fill in. */
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

export type Config = Readonly<typeof DEFAULTS>

/** Empty, a path on the site's origin, or an `http(s)` address. It may have `{…}` placeholders. */
const ADDRESS = /^(\/(?!\/).*|https?:\/\/.+)?$/i

/** Empty, or a valid HTTP header name. */
const HEADER = /^[\w!#$%&'*+.^`|~-]*$/

/**
 * Returns the configuration from the text of `<script id="config">`. Empty and invalid values get their
 * defaults; each invalid value is reported to `warn`.
 */
export function readConfig(text: string, warn: (message: string) => void): Config {
  let given: unknown
  try {
    given = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    warn('The configuration is not valid JSON. The defaults are used.')
    return DEFAULTS
  }
  const config = { ...DEFAULTS }
  for (const key of Object.keys(DEFAULTS) as (keyof Config)[]) {
    const value = (given as Record<string, unknown> | null)?.[key]
    if (value === undefined) continue
    const pattern = key === 'idempotencyHeader' ? HEADER : ADDRESS
    if (typeof value !== 'string' || !pattern.test(value))
      warn(`The value of ${key} in the configuration is invalid. The default is used.`)
    else if (value !== '') config[key] = value.replace(/\/+$/, '')
  }
  return config
}
