import * as z from 'zod/mini'
import { apiCalls, exchangeDataCalls } from '../../machines/contract/table.ts'
import { type Call, failure } from '../../machines/contract/wire.ts'
import type { Answers } from './serve.ts'

type Schema = z.core.$ZodType
type Definition = z.core.$ZodTypes['_zod']['def']

/** Fields that decide whether and where something is shown, with a value that shows it where an answer has none. */
const SHOWN: Readonly<Record<string, unknown>> = {
  status: 'active',
  action: 'deposit',
  key: '1',
  created_at: '2026-03-02 06:00:00',
  updated_at: '2026-03-02 07:00:00',
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  type: undefined,
  slider_type: undefined,
  session_id: undefined,
  phone: undefined,
}

/** Every so many rows have a hostile value in those fields too. */
const HIDDEN = 6

/** Values for what can't be any text: amounts at both ends, flags, and what else a schema may ask for. */
const VALID = ['12.50', 7, '-3.20', '90071992547409.91', '0', 0.1, true, false, '1', '0001-01-01', {}, []]

const definitionOf = (schema: Schema) => schema._zod.def as Definition
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a schema of one value, not of fields or rows. */
function isValue(schema: Schema): boolean {
  const definition = definitionOf(schema)
  if (definition.type === 'union') return definition.options.every(isValue)
  if ('innerType' in definition) return isValue(definition.innerType)
  return !['array', 'object', 'record'].includes(definition.type)
}

export interface Hostility {
  /** Whether all values outside of rows are hostile, those that a form needs included. */
  readonly isTotal: boolean
  /** The strings of the rows that a list gets after its own: each text of a row is the row's. */
  readonly rows: readonly string[]
  /** Gives the strings of the texts outside of rows. */
  readonly next: () => string
}

/** Makes answers in which every field that may be any text is hostile. Throws where the contract refuses one. */
export class HostileAnswers {
  readonly #hostility: Hostility
  #valid = 0

  constructor(hostility: Hostility) {
    this.#hostility = hostility
  }

  /** Returns the body of the answer to a call, with what is not text from `base`, where that has it. */
  of({ method, path, response }: Pick<Call, 'method' | 'path' | 'response'>, base?: unknown): unknown {
    const body = this.#make(response, base, '', undefined)
    const parsed = z.safeParse(response, body)
    if (!parsed.success) throw new Error(`${method} ${path} refuses ${JSON.stringify(parsed.error.issues)}`)
    return body
  }

  /** Returns the body of a refusal: its texts, and a message for each of the fields. */
  refusal(fields: readonly string[]): unknown {
    const { next } = this.#hostility
    const errors = Object.fromEntries([...fields, next()].map((field) => [field, [next()]]))
    const body = { message: next(), error: next(), errors }
    if (!z.safeParse(failure, body).success) throw new Error('The contract refuses the refusal.')
    return body
  }

  #make(schema: Schema, base: unknown, name: string, row: number | undefined): unknown {
    const definition = definitionOf(schema)
    if (isValue(schema)) return this.#value(schema, base, name, row)
    if ('innerType' in definition) return this.#make(definition.innerType, base, name, row)
    if (definition.type === 'union') {
      const option = definition.options.find((one) => z.safeParse(one, base).success) ?? definition.options[0]
      return this.#make(option as Schema, base, name, row)
    }
    if (definition.type === 'array') return this.#rows(definition.element, base, name)
    if (definition.type === 'record') {
      const own = isRecord(base) ? base : {}
      const keys = [...Object.keys(own), this.#hostility.next()]
      const { valueType } = definition
      return Object.fromEntries(keys.map((key) => [key, this.#make(valueType, own[key], name, row)]))
    }
    if (definition.type === 'object') {
      const own = isRecord(base) ? base : {}
      return Object.fromEntries(
        Object.entries(definition.shape).map(([key, field]) => [key, this.#make(field, own[key], key, row)]),
      )
    }
    throw new Error(`No hostile value for a schema of type ${definition.type}.`)
  }

  /** The rows that there are, for the visit to find its own, and then those that are hostile. */
  #rows(element: Schema, base: unknown, name: string): unknown[] {
    const own: readonly unknown[] = Array.isArray(base) ? base : []
    const hostile = this.#hostility.rows.map((_, row) => this.#make(element, own[0], name, row))
    return [...own, ...hostile]
  }

  #value(schema: Schema, base: unknown, name: string, row: number | undefined): unknown {
    this.#valid += 1
    const others = VALID.map((_, at) => VALID[(at + this.#valid) % VALID.length])
    const ofSchema =
      definitionOf(schema).type === 'enum'
        ? Object.values((definitionOf(schema) as z.core.$ZodEnumDef).entries)
        : []
    const isShown = row === undefined ? !this.#hostility.isTotal : row % HIDDEN !== 0
    const shown = name in SHOWN && isShown ? [base, SHOWN[name]] : []
    // A row's values differ from its neighbour's; an answer of one value keeps what the visit needs.
    const rest = row === undefined ? [base, ...others] : [...others, base]
    const { rows, next } = this.#hostility
    const hostile = row === undefined ? next() : rows[row]
    const candidates = [...shown, hostile, ...rest, ...ofSchema]
    return candidates.find((value) => value !== undefined && z.safeParse(schema, value).success)
  }
}

/** The address of a call on the site's own origin, with any values for its parameters. */
export function addressOf({ path, kind }: Call): RegExp {
  const pattern = path.replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${kind === 'odds' ? '/exchange-data' : '/api'}${pattern}$`)
}

export const CALLS: readonly Call[] = Object.values({ ...apiCalls, ...exchangeDataCalls })

/** `METHOD /path` of a call, as `Answers` has it. */
export const lineOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

/** The body of an answer of a test, undefined where it is none. */
export function bodyOf(answers: Answers, line: string): unknown {
  const answer = answers[line]
  return answer && 'body' in answer ? answer.body : undefined
}
