import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAroundOddRows } from '../oddRows.ts'
import { documentedCalls } from '../openapi/callDocs.ts'
import { definitionOf, failsAlone, neededFields } from '../wire.ts'

/** Every tolerant list, and what its rows can't do without, written out independently of the contract. */
const EXPECTED = `
general general.notice:
sliders sliders: message_id
promotions promotions: id
providers data: platform
providersOf data: platform
games games: code platform type
bettingRecords data:
exchangeRecords data: transaction_id
transactions transactions: id action key
turnovers turnover: id
inbox data.data: id
chats chats: id chat_id
messages messages: id sender_id chat_id
sportsEvents data: MarketId EventId
sportsEvents data.runners: SelectionId
sportsEvents data.runners.ex.availableToBack: price
sportsEvents data.runners.ex.availableToLay: price
matchOdds runners: SelectionId
matchOdds runners.ex.availableToBack: price
matchOdds runners.ex.availableToLay: price
event data.items.bookmaker:
event data.items.fancy2: id
`.trim()

/** The lists that fail alone, without the rest of their response. */
const ALONE = ['event data.items.bookmaker', 'event data.items.fancy2']

interface List {
  readonly path: string
  readonly schema: z.ZodMiniArray
}

/** Returns the lists in a schema. A record has no name of its own in the path. */
function listsIn(schema: z.core.$ZodType, path: readonly string[] = []): List[] {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'array':
      return [{ path: path.join('.'), schema: schema as z.ZodMiniArray }, ...listsIn(def.element, path)]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => listsIn(field, [...path, name]))
    case 'record':
      return listsIn(def.valueType, path)
    case 'union':
      return def.options.flatMap((option) => listsIn(option, path))
    case 'optional':
    case 'nullable':
    case 'catch':
      return listsIn(def.innerType, path)
    default:
      return []
  }
}

const lists = documentedCalls.flatMap(({ name, call, doc }) =>
  listsIn(call.response).map((list) => ({ ...list, name, call, answer: doc.answer })),
)
const tolerant = lists.filter(({ schema }) => neededFields(schema))
/** Those whose rows have fields; the others are lists of texts. */
const rowLists = tolerant.filter(({ schema }) => definitionOf(schema.def.element).type === 'object')

it('every list of the contract says whether it is tolerant', () => {
  expect(lists.filter(({ schema }) => neededFields(schema) === undefined)).toEqual([])
  const found = tolerant.map(({ name, path, schema }) =>
    `${name} ${path}: ${neededFields(schema)?.join(' ')}`.trim(),
  )
  expect(found.toSorted()).toEqual(EXPECTED.split('\n').toSorted())
})

type Row = Record<string, unknown>

/** Returns the first list at a path of a body, through the first rows of the lists above it. */
function listAt(body: unknown, path: string): Row[] {
  return path.split('.').reduce((at, name) => {
    const row: Row = Array.isArray(at) ? at[0] : at
    return row[name] ?? (Object.values(row)[0] as Row)[name]
  }, body) as Row[]
}

/** Returns how a body is read with this list in place of the one at the path, and which fields were reported. */
function readWith({ call, answer, path }: (typeof tolerant)[number], rows: readonly unknown[]) {
  const body = structuredClone(answer)
  listAt(body, path).splice(0, Number.POSITIVE_INFINITY, ...(rows as Row[]))
  const { value, odd, isPart } = readAroundOddRows(call.response, body)
  return { rows: value === undefined ? undefined : listAt(value, path), odd: [...odd], isPart }
}

const without = (row: Row, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

/** The shape of these is unspecified, and a list in a row is empty if it is of another kind. */
const ANYTHING = ['transactions.promotion', 'turnovers.transaction', 'sportsEvents.runners']

/** An odd price is left out, not its runner. */
const PRICES = ['backPrice', 'layPrice', 'no', 'no_rate', 'yes', 'yes_rate'].map((name) => `event.${name}`)

describe.each(rowLists)('an odd row of $name $path', (list) => {
  const row = listAt(list.answer, list.path)[0] as Row
  const { shape } = (list.schema.def.element as z.ZodMiniObject).def
  const [whole] = readWith(list, [row]).rows ?? []
  const isNested = list.path.includes('.ex.') || list.path === 'data.runners'

  it.each(Object.keys(shape))(
    'is left out if its %s is of another kind, or null or missing but needed',
    (name) => {
      const isNeeded = neededFields(list.schema)?.includes(name)
      for (const broken of [{ ...row, [name]: null }, without(row, name)]) {
        const { rows, odd } = readWith(list, [broken, row])
        expect(rows).toHaveLength(isNeeded ? 1 : 2)
        expect(rows?.at(-1)).toEqual(whole)
        expect(odd).toHaveLength(isNeeded ? 1 : 0)
        // What is unknown is empty, never undefined, unless the field is optional.
        if (!isNeeded) expect(rows?.[0]).toEqual({ ...(whole as Row), [name]: expect.toSatisfy(isEmpty) })
      }
      const { rows, odd } = readWith(list, [{ ...row, [name]: ['another', 'kind'] }, row])
      if (ANYTHING.includes(`${list.name}.${name}`)) return expect(rows).toHaveLength(2)
      if (PRICES.includes(`${list.name}.${name}`))
        return expect(rows).toEqual([{ ...(whole as Row), [name]: null }, whole])
      expect(rows).toEqual([whole])
      expect(odd).toEqual([expect.stringContaining(name)])
    },
  )

  it('is left out if it has an empty text in the place of a number', () => {
    for (const [name, field] of Object.entries(shape)) {
      if (typeof (whole as Row)[name] !== 'number' || PRICES.includes(`${list.name}.${name}`)) continue
      expect(z.safeParse(field, '').success).toBe(false)
      expect(readWith(list, [{ ...row, [name]: '' }, row]).rows).toEqual([whole])
    }
  })

  it('is left out if it is no row at all, and fails a list of which nothing is left', () => {
    expect(readWith(list, [null, row]).rows).toEqual([whole])
    const { rows, isPart } = readWith(list, [null])
    const isAlone = ALONE.includes(`${list.name} ${list.path}`)
    expect(rows).toEqual(isAlone ? null : isNested ? [] : undefined)
    expect([isPart, failsAlone(list.schema)]).toEqual([isAlone, isAlone])
    expect(readWith(list, []).rows).toEqual([])
  })
})

it('a field that may be null, outside the rows of a tolerant list, is not missing', () => {
  const schema = z.object({ limit: z.nullable(z.number()) })
  expect(readAroundOddRows(schema, { limit: null }).value).toEqual({ limit: null })
  expect(readAroundOddRows(schema, {}).value).toBeUndefined()
})

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value).every(isEmpty)
  return value === '' || value === null || typeof value === 'boolean' || value === undefined
    ? true
    : Array.isArray(value) && value.length === 0
}
