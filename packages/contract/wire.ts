import * as z from 'zod/mini'
import { moneyToDecimal, parseMoney } from './amounts.ts'

/*
 * The scalars of the wire. Values that may arrive in several forms are coerced here and nowhere else. Each
 * scalar is a codec: the client decodes and the server encodes with the same schema.
 */

const decimalString = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A number, which may arrive as a decimal string. Rejects `null`, `""` and `"0x10"`. */
export const number = z.codec(z.union([z.number(), decimalString]), z.number(), {
  decode: (value) => Number(value),
  encode: (value) => value,
})

function encodeMoney(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not an integer of hundredths.`)
  return moneyToDecimal(minor)
}

/** Returns a number as decimal text. JavaScript writes small ones as `1.4e-14`, which a sum of floats may leave. */
function decimalOf(value: number | string): string {
  const text = String(value)
  return text.includes('e') ? Number(value).toFixed(20) : text
}

/** An amount: a number or a decimal string on the wire, an integer of hundredths once decoded. */
export const money = z.codec(z.union([z.number(), decimalString]), z.number(), {
  decode: (value, payload) => {
    const minor = parseMoney(decimalOf(value))
    if (minor !== undefined) return minor
    payload.issues.push({ code: 'custom', input: value, message: 'not an amount' })
    return z.NEVER
  },
  encode: encodeMoney,
})

/**
 * An amount in a request, which must be a whole number. Rejects fractions instead of rounding them. Sent as a
 * string without decimals, because servers that ask for an integer refuse `"500.00"`.
 */
export const wholeMoney = z.codec(z.union([z.number(), decimalString]), z.number(), {
  decode: (value, payload) => {
    const text = String(value)
    const minor = /^-?\d+(\.0+)?$/.test(text) ? parseMoney(text) : undefined
    if (minor !== undefined) return minor
    payload.issues.push({ code: 'custom', input: value, message: 'Amount must be a whole number.' })
    return z.NEVER
  },
  encode: (minor) => encodeMoney(minor).replace(/\.00$/, ''),
})

/** A decimal, decoded as text to avoid floating point, for rates and factors. */
export const decimal = z.codec(z.union([z.number(), decimalString]), decimalString, {
  decode: decimalOf,
  encode: (value) => value,
})

/** A boolean, which may arrive as `1`, `"1"`, `"true"`, `0`, `"0"` or `"false"`. */
export const flag = z.codec(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false'])]),
  z.boolean(),
  {
    decode: (value) => value === true || value === 1 || value === '1' || value === 'true',
    encode: (value) => value,
  },
)

/** An identifier, which may arrive as a number; decoded as text. */
export const id = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
})

/** Returns the schema of an optional field, which may be missing or null. */
export function maybe<T extends z.core.$ZodType>(schema: T) {
  return z.optional(z.nullable(schema))
}

/** The schemas that the contract is made of. */
type WireSchema =
  | z.ZodMiniString
  | z.ZodMiniNumber
  | z.ZodMiniBoolean
  | z.ZodMiniLiteral
  | z.ZodMiniEnum
  | z.ZodMiniUnknown
  | z.ZodMiniOptional
  | z.ZodMiniNullable
  | z.ZodMiniCatch
  | z.ZodMiniPipe
  | z.ZodMiniUnion
  | z.ZodMiniArray
  | z.ZodMiniRecord
  | z.ZodMiniObject

/** Returns what a schema is made of, by its `type`. */
export function definitionOf(schema: z.core.$ZodType): WireSchema['def'] {
  return (schema as WireSchema).def
}

/** The fields that a row of each tolerant list can't do without; null for a strict list. */
const lists = new WeakMap<z.core.$ZodType, readonly string[] | null>()

/** Returns the fields that a row of a tolerant list can't do without; null for a strict list. */
export function neededFields(list: z.core.$ZodType): readonly string[] | null | undefined {
  return lists.get(list)
}

/** Returns the schema of a list that fails as a whole if one of its rows does not fit. */
export function strictList<Row extends z.core.$ZodType>(row: Row): z.ZodMiniArray<Row> {
  const list = z.array(row)
  lists.set(list, null)
  return list
}

/** A row that is only shown, or a tolerant object: a number or a nested object may be unknown, except in the fields `Needed`. */
type Shown<Row, Needed> = {
  [Field in keyof Row]: Field extends Needed
    ? Row[Field]
    : Row[Field] extends number
      ? number | null
      : Row[Field] extends readonly unknown[]
        ? Row[Field]
        : Row[Field] extends object
          ? Shown<Row[Field], never>
          : Row[Field]
}

/**
 * Returns the schema of a list that is only shown, with the fields that a row can't do without. A backend sends it like
 * any other list; `readAroundOddRows` reads it where a row does not fit.
 */
export function tolerantList<Row extends z.core.$ZodType, Needed extends keyof z.output<Row> = never>(
  row: Row,
  needed: readonly Needed[],
): z.ZodMiniType<Shown<z.output<Row>, Needed>[], z.input<Row>[]> {
  const list = z.array(row)
  lists.set(list, needed as readonly string[])
  return list as never
}

/** The fields that each tolerant object can't do without. */
const objects = new WeakMap<z.core.$ZodType, readonly string[]>()

/** Returns the fields that a tolerant object can't do without; undefined for any other schema. */
export function neededInObject(schema: z.core.$ZodType): readonly string[] | undefined {
  return objects.get(schema)
}

/**
 * Returns the schema of an answer of one object that is read field by field, with the fields that it can't do without.
 * A backend sends it like any other object; `readAroundOddRows` reads it where a field does not fit.
 */
export function tolerantObject<Shape extends z.core.$ZodLooseShape, Needed extends keyof Shape = never>(
  shape: Shape,
  needed: readonly Needed[] = [],
): z.ZodMiniType<Shown<z.output<z.ZodMiniObject<Shape>>, Needed>, z.input<z.ZodMiniObject<Shape>>> {
  const object = z.object(shape)
  objects.set(object, needed as readonly string[])
  return object as never
}

const loneLists = new WeakSet<z.core.$ZodType>()

/** Returns true if a list that loses all of its rows fails alone, and is null then. */
export function failsAlone(list: z.core.$ZodType): boolean {
  return loneLists.has(list)
}

/** Returns the schema of a tolerant list that fails alone, without the rest of its response. */
export function loneList<Row extends z.core.$ZodType, Needed extends keyof z.output<Row> = never>(
  row: Row,
  needed: readonly Needed[],
): z.ZodMiniType<Shown<z.output<Row>, Needed>[] | null, z.input<Row>[]> {
  const list = tolerantList(row, needed)
  loneLists.add(list)
  return list as never
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** `read` and `odds` calls may be repeated; `send` follows a user action; `money` takes effect at most once. */
export type Kind = 'read' | 'send' | 'money' | 'odds'

/** One call of the API. The ports of the site and the routes of the sandbox derive their types from it. */
export interface Call<
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly method: Method
  /** Path below `{host}/api`, or the exchange data address for `odds`. Parameters are written `:name`. */
  readonly path: string
  /** `optional` sends the token if there is one. */
  readonly auth: 'bearer' | 'optional' | 'none'
  readonly kind: Kind
  readonly query: Query
  readonly body: Body
  readonly response: Response
}

/** The schema of a missing query or body. */
export const nothing = z.optional(z.looseObject({}))
export type Nothing = typeof nothing

type Rest<Q, B, R> = { auth?: Call['auth']; kind?: Kind; query?: Q; body?: B; response: R }

/**
 * Returns one row of the table: `call('POST /login', { auth: 'none', body, response })`. `auth` defaults to
 * `bearer`, `kind` to `read` for GET and `send` for other methods.
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

/** The decoded response of a call. */
export type Answer<C extends Call> = z.output<C['response']>
/** The body of a call before it is encoded. */
export type BodyOf<C extends Call> = z.output<C['body']>
/** The query of a call before it is encoded. */
export type QueryOf<C extends Call> = z.output<C['query']>

/** The body of a failed call. */
export const failure = z.looseObject({
  message: maybe(z.string()),
  error: maybe(z.string()),
  errors: maybe(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
})

/** Returns true if the body reports a failure, which may be sent with status 200. */
export function isUnsuccessful(body: unknown): boolean {
  const success = typeof body === 'object' && body !== null && 'success' in body ? body.success : true
  return success === false || success === 0 || success === '0' || success === 'false'
}
