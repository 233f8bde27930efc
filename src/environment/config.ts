import { parseAddress } from './address.ts'

/** The addresses to which a call's own path is added. */
const BASES = { apiHost: '', exchangeData: '/exchange-data' }

export type Bases = Readonly<typeof BASES>

/** The settings that the operator of the site may fill in. */
const DEFAULTS = {
  ...BASES,
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

/** Stands for the site's origin, which is not known here. */
const SITE = 'https://site.invalid'

/** What a value that is not an address must match: a valid HTTP header name, a list of kinds of odds. */
const OTHERS = {
  idempotencyHeader: /^[\w!#$%&'*+.^`|~-]*$/,
  exchangeKinds: /^((odds|bookmaker|fancy)(,(?!$)|$))*$/,
  /** A path of the site's origin. */
  operator: /^(\/\w.*)?$/,
} satisfies Partial<Record<keyof Config, RegExp>>

/**
 * Returns true if a value is empty, an `http(s)` address, or a path that stays on the site's origin as a browser reads
 * it, which takes a backslash for a slash and leaves out tabs. Placeholders, `{…}`, may be filled with nothing.
 */
function isAddress(value: string): boolean {
  if (/^https?:\/\//i.test(value)) return parseAddress(value) !== undefined
  if (!value.startsWith('/')) return value === ''
  return [value, value.replace(/\{\w+\}/g, '')].every((path) => parseAddress(path, SITE)?.origin === SITE)
}

type Warn = (message: string) => void

/** Returns what a text of JSON says; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the values of a text, with defaults for those that are empty or that match neither a pattern nor an address. */
function readValues<Values extends object>(
  text: string,
  defaults: Values,
  patterns: Readonly<Partial<Record<string, RegExp>>>,
  warn: Warn,
): Values {
  const given = parsed(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    warn('The configuration is not an object of JSON. The defaults are used.')
    return defaults
  }
  const values = { ...defaults }
  for (const key of Object.keys(defaults)) {
    const value = (given as Record<string, unknown>)[key]
    if (value === undefined) continue
    if (typeof value !== 'string' || !(patterns[key]?.test(value) ?? isAddress(value)))
      warn(`The value of ${key} in the configuration is invalid. The default is used.`)
    else if (value !== '') Object.assign(values, { [key]: value })
  }
  return values
}

/** Returns the bases of calls from the text of `<script id="config">`. */
export function readBases(text: string): Bases {
  return withoutSlashes(readValues(text, BASES, {}, () => undefined))
}

/**
 * Returns the configuration from the text of `<script id="config">`. Empty and invalid values get their
 * defaults; each invalid value is reported to `warn`.
 */
export function readConfig(text: string, warn: Warn): Config {
  const values = readValues(text, DEFAULTS, OTHERS, warn)
  return { ...withoutSlashes(values), operator: withoutSlash(values.operator) }
}

const withoutSlash = (base: string) => base.replace(/\/+$/, '')

function withoutSlashes<Values extends Bases>(values: Values): Values {
  const { apiHost, exchangeData } = values
  return { ...values, apiHost: withoutSlash(apiHost), exchangeData: withoutSlash(exchangeData) }
}
