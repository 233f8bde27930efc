import * as z from 'zod/mini'

/** Empty, a path of the site's origin, or an `http(s)` address; `{…}` in it is filled in later. */
const address = z._default(z.string().check(z.regex(/^(\/(?!\/).*|https?:\/\/.+)?$/i)), '')

/** Empty, or what HTTP takes for the name of a header. */
const header = z._default(z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]*$/)), '')

/** What whoever serves the site may fill in. */
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
 * Reads the configuration from the text of `<script id="config">`. An empty value means its default; a bad one is
 * said through `warn` and its default used.
 */
export function readConfig(text: string, warn: (message: string) => void): Config {
  let given: unknown
  try {
    given = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    warn('The configuration is not JSON; the defaults are used.')
    return DEFAULTS
  }
  const config = { ...DEFAULTS }
  for (const key of Object.keys(DEFAULTS) as (keyof Config)[]) {
    const parsed = z.safeParse(configSchema.shape[key], (given as Record<string, unknown> | null)?.[key])
    if (!parsed.success) warn(`The configuration's ${key} can't be used; its default is used.`)
    else if (parsed.data !== '') config[key] = parsed.data.replace(/\/+$/, '')
  }
  return config
}
