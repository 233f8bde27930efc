import * as z from 'zod/mini'

/** Empty, a path on the site's origin, or an `http(s)` address. It may have `{…}` placeholders. */
const address = z.string().check(z.regex(/^(\/(?!\/).*|https?:\/\/.+)?$/i))

/** Empty, or a valid HTTP header name. */
const header = z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]*$/))

/** The settings that the operator of the site may fill in. */
const configSchema = z.object({
  apiHost: address,
  exchangeData: address,
  exchangeFrame: address,
  streamFrame: address,
  ipLookup: address,
  affiliateUrl: address,
  idempotencyHeader: header,
})

export type Config = z.output<typeof configSchema>

const DEFAULTS: Config = {
  apiHost: '',
  exchangeData: '/exchange-data',
  exchangeFrame: '/exchange-frame?token={token}',
  streamFrame: '',
  ipLookup: '',
  affiliateUrl: '',
  idempotencyHeader: 'Idempotency-Key',
}

/**
 * Returns the configuration from the text of `<script id="config">`. Empty values get their defaults; so do invalid
 * values, each reported to `warn`.
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
    const parsed = z.safeParse(configSchema.shape[key], value)
    if (!parsed.success) warn(`The value of ${key} in the configuration is invalid. The default is used.`)
    else if (parsed.data !== '') config[key] = parsed.data.replace(/\/+$/, '')
  }
  return config
}
