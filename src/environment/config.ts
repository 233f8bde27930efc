import { parseAddress } from './address.ts'

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
  exchangeKinds: 'odds,bookmaker,fancy',
  reportUrl: '',
  operator: '',
}

export type Config = Readonly<typeof DEFAULTS>

/** The addresses to which a path is added. */
const BASES: ReadonlySet<string> = new Set(['apiHost', 'exchangeData', 'operator'])

/** Stands for the site's origin, which is not known here. */
const SITE = 'https://site.invalid'

/** What a value that is not an address must match: a valid HTTP header name, a list of kinds of odds. */
const OTHERS: Partial<Record<keyof Config, RegExp>> = {
  idempotencyHeader: /^[\w!#$%&'*+.^`|~-]*$/,
  exchangeKinds: /^((odds|bookmaker|fancy)(,(?!$)|$))*$/,
  /** A path of the site's origin. */
  operator: /^(\/\w.*)?$/,
}

/**
 * Returns true if a value is empty, an `http(s)` address, or a path that stays on the site's origin as a browser reads
 * it, which takes a backslash for a slash and leaves out tabs. Placeholders, `{…}`, may be filled with nothing.
 */
function isAddress(value: string): boolean {
  if (/^https?:\/\//i.test(value)) return parseAddress(value) !== undefined
  if (!value.startsWith('/')) return value === ''
  return [value, value.replace(/\{\w+\}/g, '')].every((path) => parseAddress(path, SITE)?.origin === SITE)
}

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
    if (typeof value !== 'string' || !(OTHERS[key]?.test(value) ?? isAddress(value)))
      warn(`The value of ${key} in the configuration is invalid. The default is used.`)
    else if (value !== '') config[key] = BASES.has(key) ? value.replace(/\/+$/, '') : value
  }
  return config
}
