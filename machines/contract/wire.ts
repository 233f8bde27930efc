import * as z from 'zod/mini'
import { moneyToDecimal, parseMoney } from './amounts.ts'

/*
 * The scalars of the wire: what may arrive in two forms is coerced here,
 * and nothing else is. Each is a codec, so that a server can encode with the schema that a client decodes with.
 */

const decimalString = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A number that may arrive as a decimal string; `null`, `""` and `"0x10"` are refused. */
export const number = z.codec(z.union([z.number(), decimalString]), z.number(), {
  decode: (value) => Number(value),
  encode: (value) => value,
})

/** Money, on the wire a number or a decimal string of taka (or USDT), here an integer of hundredths. */
export const money = z.codec(z.union([z.number(), decimalString]), z.number().check(z.int()), {
  decode: (value, payload) => {
    const minor = parseMoney(String(value))
    if (minor !== undefined) return minor
    payload.issues.push({ code: 'custom', input: value, message: 'not an amount' })
    return z.NEVER
  },
  encode: moneyToDecimal,
})

/** An amount in a request: money that is refused where it is not whole, before anything is rounded. */
export const wholeMoney = z.codec(z.union([z.number(), decimalString]), z.number().check(z.int()), {
  decode: (value, payload) => {
    const text = String(value)
    const minor = /^-?\d+(\.0+)?$/.test(text) ? parseMoney(text) : undefined
    if (minor !== undefined) return minor
    payload.issues.push({ code: 'custom', input: value, message: 'Amount must be a whole number.' })
    return z.NEVER
  },
  encode: moneyToDecimal,
})

/** A decimal kept as text, for rates and quotients that are never computed in floating point. */
export const decimal = z.codec(z.union([z.number(), decimalString]), decimalString, {
  decode: String,
  encode: (value) => value,
})

/** A flag that may arrive as `1`, `"1"`, `true`, `0`, `"0"` or `false`. */
export const flag = z.codec(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false'])]),
  z.boolean(),
  {
    decode: (value) => value === true || value === 1 || value === '1' || value === 'true',
    encode: (value) => value,
  },
)

/** An identifier that may arrive as a number. */
export const id = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
})

/** An optional field: missing, or null as many servers write a missing one. */
export function maybe<T extends z.core.$ZodType>(schema: T) {
  return z.optional(z.nullable(schema))
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What the client sends at most once (`money`), after a person's action (`send`), or may repeat (`read`, `odds`). */
export type Kind = 'read' | 'send' | 'money' | 'odds'

/** One call of the wire: the row of the table that the site's ports and the sandbox's routes are typed from. */
export interface Call<
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly method: Method
  /** Below `{host}/api`, with `:name` for a parameter; below the exchange data address for `odds`. */
  readonly path: string
  /** `optional` bears the token where there is one. */
  readonly auth: 'bearer' | 'optional' | 'none'
  readonly kind: Kind
  readonly query: Query
  readonly body: Body
  readonly response: Response
}

/** The absent query or body. */
export const nothing = z.optional(z.looseObject({}))
export type Nothing = typeof nothing

type Rest<Q, B, R> = { auth?: Call['auth']; kind?: Kind; query?: Q; body?: B; response: R }

/**
 * Writes one row of the table: `call('POST /login', { auth: 'none', body, response })`. Bearer auth unless said
 * otherwise; a GET is a read, everything else a send.
 */
export function call<
  R extends z.core.$ZodType,
  Q extends z.core.$ZodType = Nothing,
  B extends z.core.$ZodType = Nothing,
>(line: `${Method} /${string}`, rest: Rest<Q, B, R>): Call<Q, B, R> {
  const [method, path] = line.split(' ') as [Method, string]
  return {
    method,
    path,
    auth: rest.auth ?? 'bearer',
    kind: rest.kind ?? (method === 'GET' ? 'read' : 'send'),
    query: rest.query ?? (nothing as unknown as Q),
    body: rest.body ?? (nothing as unknown as B),
    response: rest.response,
  }
}

/** What the client gets of a call: its response, decoded. */
export type Answer<C extends Call> = z.output<C['response']>
/** What the client hands to a call as its body or query, before it is encoded. */
export type BodyOf<C extends Call> = z.output<C['body']>
export type QueryOf<C extends Call> = z.output<C['query']>

/** The body of every failure. */
export const failure = z.looseObject({
  message: maybe(z.string()),
  error: maybe(z.string()),
  errors: maybe(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
})
