import { type Call, definitionOf, failure } from '@tiya/contract/wire'
import * as z from 'zod/mini'
import type { Answers } from './serve.ts'

type Schema = z.core.$ZodType

/** Fields that decide whether and where something is shown, with a value that shows it if a response has none. */
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

/** One row in this many has a hostile value in those fields too. */
const HIDDEN = 6

/** Values for fields that can't hold any text: amounts at both ends, flags, and what else a schema may require. */
const VALID = ['12.50', 7, '-3.20', '90071992547409.91', '0', 0.1, true, false, '1', '0001-01-01', {}, []]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns true for the schema of a single value, not of fields or rows. */
function isValue(schema: Schema): boolean {
  const definition = definitionOf(schema)
  if (definition.type === 'union') return definition.options.every(isValue)
  if ('innerType' in definition) return isValue(definition.innerType)
  return !['array', 'object', 'record'].includes(definition.type)
}

export interface Hostility {
  /** Whether all values outside of rows are hostile, including those that a form needs. */
  readonly isTotal: boolean
  /** The strings for the rows appended to a list's own rows: every text of a row is that row's string. */
  readonly rows: readonly string[]
  /** Returns the next string for a text outside of rows. */
  readonly next: () => string
}

/** Makes responses in which every field that may be any text is hostile. Throws if the contract rejects one. */
export class HostileAnswers {
  readonly #hostility: Hostility
  #valid = 0

  constructor(hostility: Hostility) {
    this.#hostility = hostility
  }

  /** Returns the body of the response to a call. What is not text comes from `base`, if it has it. */
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
    if (definition.type === 'array') return this.#rows(definition.element, base, name, row)
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

  /** Returns the existing rows, for the visit to find its own, followed by the hostile ones. */
  #rows(element: Schema, base: unknown, name: string, outer: number | undefined): unknown[] {
    const own: readonly unknown[] = Array.isArray(base) ? base : []
    // A list within a row gets one row, with the outer row's texts.
    const rows = outer === undefined ? this.#hostility.rows.map((_, row) => row) : [outer]
    const hostile = rows.map((row) => this.#make(element, own[0], name, row))
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
    // A row's values differ from its neighbour's; a response with a single value keeps what the visit needs.
    const rest = row === undefined ? [base, ...others] : [...others, base]
    const { rows, next } = this.#hostility
    const hostile = row === undefined ? next() : rows[row]
    const candidates = [...shown, hostile, ...rest, ...ofSchema]
    return candidates.find((value) => value !== undefined && z.safeParse(schema, value).success)
  }
}

/** Returns the body of a test's response; undefined if there is none. */
export function bodyOf(answers: Answers, line: string): unknown {
  const answer = answers[line]
  return answer && 'body' in answer ? answer.body : undefined
}
